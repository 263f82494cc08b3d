// Written by scripts/api.mjs from /api/v1/openapi.json. Do not edit: run `npm run api`.

export interface paths {
    "/api/v1/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which program this is, and by which rules it plays */
        get: operations["get-about"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/adjudicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resolve Diplomacy orders, as the command outremer adjudicate does; nothing is kept */
        post: operations["adjudicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tell all visitors something */
        put: operations["announce"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/bans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forbid something to a person or an address, for a time */
        post: operations["ban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/bans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a ban */
        delete: operations["unban"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/deeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What those who look after the site have done */
        get: operations["list-deeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is announced, forbidden and reported */
        get: operations["get-office"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find persons by name */
        get: operations["find-persons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/persons/{person}/hide-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a person another name, which they cannot change for a month */
        post: operations["admin-hide-name"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/read-only": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stop all changes for a while, or let them go on */
        put: operations["read-only"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What players have reported, without the words of letters */
        get: operations["list-reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report with its words; that you have read them is noted */
        get: operations["read-report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reports/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a report was dealt with */
        post: operations["close-report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reports/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide the letter or the name that was reported */
        post: operations["hide-reported"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete now what is older than it should be */
        post: operations["sweep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find tables, the latest first */
        get: operations["find-tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/tables/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a table, whether its game has begun or not */
        post: operations["admin-close-table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/tables/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a table another person's */
        post: operations["admin-hand-over"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/tables/{id}/hide-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a table's name away */
        post: operations["admin-hide-table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/tables/{id}/put-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the seats of a person at a table away */
        post: operations["admin-put-out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/wardens/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Who looks after the site; only from the console */
        put: operations["grant"];
        post?: never;
        /** Who looks after the site; only from the console */
        delete: operations["revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who you are here */
        get: operations["get-me"];
        put?: never;
        post?: never;
        /** Delete your name and the text of your letters; bots take your seats */
        delete: operations["delete-me"];
        options?: never;
        head?: never;
        /** Change your name, your language, your time zone, or who sees your page */
        patch: operations["rename-me"];
        trace?: never;
    };
    "/api/v1/me/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How you are called, and how this host can call */
        get: operations["get-calls"];
        /** Choose how you are called */
        put: operations["set-calls"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/calls/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a way to call you; mail has to be confirmed by a link */
        post: operations["add-channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/calls/channels/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a way to call you */
        delete: operations["remove-channel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/calls/channels/{channel}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a feed another secret address */
        post: operations["renew-feed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/calls/channels/{channel}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send yourself a test */
        post: operations["test-channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about you, as a file */
        get: operations["my-data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a link by which another device becomes you: five minutes, one use */
        post: operations["offer-device"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/devices/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the other device in, or not */
        post: operations["answer-device"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/devices/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How your link stands */
        post: operations["device-state"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a link that adds an address to sign in with */
        post: operations["add-mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/mail/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget an address */
        delete: operations["drop-mail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to make a passkey */
        post: operations["begin-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a passkey that the browser has made */
        post: operations["finish-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Make a passkey worthless */
        delete: operations["drop-passkey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/phrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a recovery phrase; it is shown this once, and replaces the one before */
        post: operations["make-phrase"];
        /** Make your recovery phrase worthless */
        delete: operations["drop-phrase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** To whom your presence is shown */
        get: operations["my-presence"];
        /** Choose to whom your presence is shown */
        put: operations["show-presence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/regards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom you have muted or blocked */
        get: operations["my-regards"];
        put?: never;
        /** Change how you deal with somebody you have muted or blocked */
        post: operations["change-regard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sign-ins/revoke-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all other sign-ins; yours gets a new cookie */
        post: operations["revoke-others"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sign-ins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a sign-in; its streams end at once */
        delete: operations["revoke-sign-in"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tokens by which programs act for you */
        get: operations["list-tokens"];
        put?: never;
        /** Make a token by which a program acts for you */
        post: operations["make-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token; its streams end at once */
        delete: operations["revoke-token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/vacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on vacation at all your tables with a clock, or come back */
        post: operations["take-vacations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your sign-ins, and how you can prove who you are */
        get: operations["list-ways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a game that has departed elsewhere */
        post: operations["receive-table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's page, as far as they show it to you */
        get: operations["get-person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people/{person}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let those who look after the site see a name */
        post: operations["report-name"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Positions in which one move is clearly best */
        get: operations["list-exercises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/practice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them, with its question */
        get: operations["get-exercise"];
        put?: never;
        /** Answer it, and hear what the master says; nothing is kept */
        post: operations["answer-exercise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draw a link as a QR code, for a camera */
        post: operations["qr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a link on the other device */
        post: operations["claim-device"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/device/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come in, once the first device has said yes */
        post: operations["finish-device"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a link to sign in with, if somebody here has the address */
        post: operations["ask-mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/mail/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use the link of a mail */
        post: operations["sign-in-by-mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in elsewhere */
        post: operations["ask-oidc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in by a passkey */
        post: operations["ask-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/passkey/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become who has this passkey */
        post: operations["sign-in-by-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in/phrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become who has this phrase */
        post: operations["sign-in-by-phrase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What all visitors are told, and how long things are kept */
        get: operations["get-site"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables: your own, or those that wait for players */
        get: operations["list-tables"];
        put?: never;
        /** Create a table */
        post: operations["create-table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table */
        get: operations["get-table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/adopt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to go on by the newest rules; done once all players agree */
        post: operations["adopt-revision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a table for another game with the same people */
        post: operations["play-again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the table of a game that has departed, and say where it is */
        post: operations["arrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/ask-pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the players to stop the clock, or to let it run again; for a creator without a seat */
        post: operations["ask-pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a bot into a free seat before the start, or take it out; for the creator */
        post: operations["engage-bot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log with everything that a stranger needs to check it, once the game is over */
        get: operations["download-bundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/catch-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to you since you were last at the table, and then the rest */
        get: operations["catch-up"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a table before the start; for the creator */
        post: operations["close-table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a bot play your seat until you take it back */
        post: operations["cover-seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/depart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a game that nobody else plays, and pack it to go on elsewhere */
        post: operations["depart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/ending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose to end the game: all others have to agree */
        post: operations["propose-ending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a table: server-sent events
         * @description Events: update (news and the new state) and letters (for players). The id of an event is what you have seen; send it as Last-Event-ID or ?after= to resume without loss or repetition. Without it the stream begins with the state. With form=delta, delta comes instead of update: the whole state at first, then patches of it.
         */
        get: operations["follow-table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow a table, or not any more */
        post: operations["watch-table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the master would do in your place, where the table allows advice */
        post: operations["get-hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/history/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game as your seat saw it after its news number n */
        get: operations["get-past"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table's web hooks; for the creator */
        get: operations["get-hooks"];
        put?: never;
        /** Tell a web hook what everybody may know of the table; for the creator */
        post: operations["add-hook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/hooks/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a web hook of the table; for the creator */
        delete: operations["remove-hook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an invitation is good for; it is not used up */
        post: operations["read-invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new invitation: for a seat, for any, or in a running game for the seat of a lost player */
        post: operations["new-invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a seat; with the last one the game starts */
        post: operations["join-table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give your seat up; after the start that is resigning */
        post: operations["leave-table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letters of your seat; spectators have none */
        get: operations["list-letters"];
        put?: never;
        /** Write to other players, offer a pact or answer one */
        post: operations["write-letter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/letters/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a conversation as read */
        post: operations["read-letters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/letters/{n}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let those who look after the site read a letter that you received */
        post: operations["report-letter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game's log with its secret, once the game is over */
        get: operations["download-log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/more-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the others for more time for this turn */
        post: operations["ask-time"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the prompt; the answer is the new state, or what changed if you say what you have */
        post: operations["play-move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has happened, as your seat may know it; at most 500 at once */
        get: operations["list-news"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own notes at a table */
        get: operations["get-notes"];
        /** Replace your own notes at a table */
        put: operations["put-notes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a substitute is wanted for a seat that a bot plays; for the creator */
        post: operations["offer-seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your draft as written orders */
        get: operations["read-orders"];
        put?: never;
        /** Play several moves as written orders: all lines, or none */
        post: operations["write-orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/orders/possible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every order that some unit could be given in the coming turn, whoever commands it */
        get: operations["possible-orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/pacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pacts of your seat, and what it could offer to another */
        get: operations["list-pacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the clock, or let it run again, once all players want that */
        post: operations["pause-clock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which players of a table are there, as far as they let you know */
        get: operations["get-presence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/put-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put somebody out before the start; for the creator */
        post: operations["put-out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/regards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom of a table you have muted or blocked */
        get: operations["list-regards"];
        put?: never;
        /** Mute or block the player at a seat, or stop doing so */
        post: operations["regard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/requests/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to what somebody asks for, or not now */
        post: operations["answer-request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give your seat to a bot for good */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back all that you can without asking */
        post: operations["restart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let your only answers be given for you, or not */
        post: operations["stand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that your seat may know right now */
        get: operations["get-state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/stay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a game here that was to move, and did not */
        post: operations["stay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/study": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the master found out about a finished game */
        get: operations["get-study"];
        put?: never;
        /** Have a finished game studied; it takes a while */
        post: operations["ask-study"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over a seat for which a substitute is wanted */
        post: operations["take-over"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The turns of which something was published */
        get: operations["list-turns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/turns/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was published of a turn: as JSON, or with .txt or .svg after its number as a file */
        get: operations["get-turn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/uncover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take your seat back from the bot */
        post: operations["uncover-seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back your last move */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/undo-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to an undo, or refuse */
        post: operations["answer-undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/undo-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the others to let you take back your last move */
        post: operations["request-undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/vacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on vacation, or come back */
        post: operations["take-vacation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/whatif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A past turn with other orders, or the coming one with supposed orders; nothing is kept */
        post: operations["what-if"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say which seats you would like, until the start */
        put: operations["wish-seats"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that can be played here */
        get: operations["list-titles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game, with the names of everything in it */
        get: operations["get-title"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{slug}/boards/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A board of a game, drawn as SVG */
        get: operations["get-board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{slug}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The facts that a game is played with, and where each comes from */
        get: operations["get-facts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{slug}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a game, to read */
        get: operations["get-rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{slug}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a game begins */
        get: operations["get-start"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Words of the interface, by key */
        get: operations["get-words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AboutDoc: {
            commit?: string;
            /** @description of the commit */
            date?: string;
            go: string;
            /** @description the newest revision of each game's rules; tables go on with the one that they began with */
            rules: {
                [key: string]: number;
            };
            version: string;
        };
        AccountDoc: {
            /**
             * Format: int64
             * @description decisions that were studied
             */
            choices: number;
            /**
             * Format: int64
             * @description dice rolled; 0 where the game has none
             */
            dice: number;
            /**
             * Format: double
             * @description chances of winning that they cost, in games
             */
            lost: number;
            /**
             * Format: double
             * @description chances of winning that dice and cards gave, or took
             */
            luck: number;
            /**
             * Format: int64
             * @description on all of them
             */
            pips: number;
            seat: string;
        };
        AddressDoc: {
            address: string;
        };
        AdjudicatedDoc: {
            causes?: {
                [key: string]: string;
            };
            contested?: string[];
            disbanded?: components["schemas"]["Unit"][];
            dislodged?: components["schemas"]["Unit"][];
            error?: string;
            id: string;
            removed_automatically?: components["schemas"]["Unit"][];
            results: {
                [key: string]: string;
            };
            retreat_options?: {
                [key: string]: string[];
            };
            units: components["schemas"]["Unit"][];
        };
        "Admin-hand-overRequest": {
            person: string;
        };
        AdminPersonDoc: {
            bans: components["schemas"]["BanDoc"][];
            /** Format: int64 */
            created: number;
            name: string;
            /** @description as in the address of their page; empty if that may not be known */
            person: string;
            warden: boolean;
        };
        AdminSeatDoc: {
            bot: string;
            held: boolean;
            person: components["schemas"]["PersonRefDoc"];
            /** @description empty while seats are not given away */
            seat: string;
        };
        AdminTableDoc: {
            /** Format: int64 */
            created: number;
            creator: components["schemas"]["PersonRefDoc"];
            /** @description nobody may learn who plays */
            hidden: boolean;
            id: string;
            name: string;
            public: boolean;
            seats: components["schemas"]["AdminSeatDoc"][];
            status: string;
            title: string;
            /** Format: int64 */
            updated: number;
        };
        AdoptDoc: {
            /** @description false takes an agreement back */
            agree: boolean;
            /** @description needed if you hold several */
            seat?: string;
        };
        AdoptionDoc: {
            /** @description seats that agree; once all do, the rules hold from the next turn on, or at once if a turn has just begun */
            agreed: string[];
            /** @description what would change */
            changes: components["schemas"]["ChangeDoc"][];
            /** @description seats that have not agreed yet */
            missing: string[];
            /** @description it can be answered now: nobody is in the middle of a turn */
            open: boolean;
            /**
             * Format: int64
             * @description the newest revision
             */
            to: number;
        };
        AgainDoc: {
            /**
             * @description where they sit: as before, each one seat on, or by lot
             * @enum {string}
             */
            seats: "same" | "rotated" | "lot";
        };
        AgreementDoc: {
            /**
             * @description empty while it is open
             * @enum {string}
             */
            answer: "" | "accept" | "decline" | "withdraw";
            by: string;
            /** @description its time is over */
            lapsed: boolean;
            /**
             * Format: int64
             * @description number of the letter with the offer
             */
            n: number;
            /** @description kind, the seat that it is offered to, operands; to be sent as it is */
            pact: string[];
            spans: components["schemas"]["Span"][];
            text: string;
            with: string;
        };
        AnnounceDoc: {
            /**
             * Format: double
             * @description for how long; 0: until it is taken down
             */
            hours?: number;
            /** @description by language, en or it; nothing takes it down */
            text: {
                [key: string]: string;
            };
        };
        "Answer-deviceRequest": {
            allow: boolean;
            token: string;
        };
        AnswerDoc: {
            /** @description false refuses; the one who asked withdraws with false */
            agree: boolean;
            /** @description needed if you hold several */
            seat?: string;
        };
        AwayDoc: {
            to: string;
        };
        BanDoc: {
            address: string;
            id: string;
            /** @enum {string} */
            kind: "ban" | "mute" | "name";
            /** Format: int64 */
            made: number;
            /** @description whom; empty for an address */
            person: components["schemas"]["PersonRefDoc"];
            /** Format: int64 */
            until: number;
            why: string;
        };
        BankDoc: {
            /**
             * Format: int64
             * @description the most that a seat can save
             */
            cap: number;
            /**
             * Format: int64
             * @description what a finished turn adds
             */
            increment?: number;
            /**
             * Format: int64
             * @description what each seat begins with
             */
            start: number;
        };
        BearerDoc: {
            /** @description the token of an invitation */
            invite: string;
        };
        BoardDoc: {
            /** @description of the drawing, an SVG */
            address: string;
            /** @description the slug of the title, or that with the board's own name behind it: kings, thywill-p2 */
            name: string;
        };
        CallSettingsDoc: {
            /** @enum {string} */
            lang: "en" | "it";
            quiet: components["schemas"]["QuietDoc"];
            wants?: {
                [key: string]: string[];
            };
            zone: string;
        };
        CallsDoc: {
            /** @description what one can be called for */
            causes: string[];
            channels: components["schemas"]["ChannelDoc"][];
            /** @description the applicationServerKey for push */
            key: string;
            /** @enum {string} */
            lang: "en" | "it";
            /** @description this host sends mail */
            mail: boolean;
            quiet: components["schemas"]["QuietDoc"];
            /** @description causes by kind of channel */
            wants: {
                [key: string]: string[];
            };
            /** @description name of a time zone, such as Europe/Rome */
            zone: string;
        };
        CareerDoc: {
            /**
             * Format: int64
             * @description played to the end, or left
             */
            games: number;
            /**
             * Format: int64
             * @description those of them without a missed one
             */
            kept: number;
            /**
             * Format: int64
             * @description begun, and given up or lost to somebody else
             */
            left: number;
            /**
             * Format: int64
             * @description deadlines that were missed
             */
            missed: number;
            /**
             * Format: int64
             * @description games with deadlines
             */
            timed: number;
            /**
             * Format: int64
             * @description alone or with others
             */
            won: number;
        };
        CasesDoc: {
            /** @description the form is described in docs/adjudicator.md */
            cases: unknown[];
        };
        CatchUpDoc: {
            /**
             * Format: int64
             * @description how much happened in all, counted in news
             */
            count: number;
            /** @description what else is worth telling */
            rest: components["schemas"]["ToldDoc"][];
            /** @description what happened to you, oldest first; at most five sentences */
            yours: components["schemas"]["ToldDoc"][];
        };
        CeremonyDoc: {
            /** @description for navigator.credentials, as JSON */
            options: unknown;
            /** @description to be sent back */
            token: string;
        };
        ChangeDoc: {
            /** Format: int64 */
            revision: number;
            /** @description in words, for players */
            texts: string[];
        };
        ChannelDoc: {
            /** @description as far as it is worth showing: the mail address, the hook, the path of a feed, the endpoint of a browser */
            address: string;
            /** @description of a hook */
            flavor?: string;
            id: string;
            /** @enum {string} */
            kind: "push" | "mail" | "hook" | "feed";
            /** @description that signs what a plain hook gets */
            secret?: string;
            /** @enum {string} */
            state: "unproven" | "on" | "dead";
        };
        ChoiceDoc: {
            /**
             * Format: double
             * @description by which it may be off, as a standard deviation
             */
            error: number;
            /** @description one, or those of a draft in their order */
            moves: components["schemas"]["MoveDoc"][];
            /**
             * Format: double
             * @description points to be expected soon
             */
            points: number;
            text: string;
            /** @description what follows from it */
            why: string;
            /**
             * Format: double
             * @description chance of winning, from 0 to 1
             */
            worth: number;
        };
        ClaimDoc: {
            /** @description to compare with the first device */
            code: string;
            /** @description to come in with, once the first device has said yes */
            pickup: string;
        };
        ClockDoc: {
            /** @description seats that want the clock stopped, or running again if it stands */
            agreed: string[];
            /**
             * Format: int64
             * @description when its time is up; missing: never
             */
            due?: number;
            /**
             * Format: int64
             * @description when the limit itself is used up; from then to due the seat uses its bank
             */
            free?: number;
            /** @description what happens when the time is up, in words */
            late?: string;
            /** @description kinds of turn that have a time limit */
            limits: components["schemas"]["LimitDoc"][];
            /** @description the kind of turn that is waited for now */
            pace?: string;
            /**
             * Format: int64
             * @description since when the clock stands still by consent of all
             */
            stopped?: number;
            /** @enum {string} */
            tempo: "untimed" | "live" | "correspondence";
            /** @description how time is reckoned beside the limits; null: it just runs */
            terms: components["schemas"]["TermsDoc"];
        };
        CourseDoc: {
            /** @description of winning, in the order of the seats, as one would see them who knows every card */
            chances: number[];
            /**
             * Format: int64
             * @description number of the news after which it stood so
             */
            n: number;
        };
        CoverDoc: {
            /** @description one of the title's bots */
            bot: string;
            /** @description needed if you hold several */
            seat?: string;
        };
        CredentialDoc: {
            /** @description what toJSON of the browser's credential gives */
            credential: unknown;
            token: string;
        };
        DeedDoc: {
            /** Format: int64 */
            at: number;
            detail: string;
            /** @description done, or why not; empty if that is not known */
            result: string;
            /** @description a person; else without one */
            subject: components["schemas"]["PersonRefDoc"];
            what: string;
            /** @description without a person: the console, or the server itself */
            who: components["schemas"]["PersonRefDoc"];
        };
        "Delete-meRequest": {
            /** @description your name, to be sure */
            name: string;
        };
        DeltaDoc: {
            /** @description the game is over: the news are all that ever happened, secrets included, and numbered from 1 again */
            anew?: boolean;
            /** @description the version that the patch is for */
            from?: string;
            /** @description what happened since the last event; only in streams */
            news?: components["schemas"]["NewsDoc"][];
            /** @description JSON Patch (RFC 6902) of the state: add, remove and replace */
            patch?: components["schemas"]["Operation"][];
            /** @description from where this is seen; empty for a spectator */
            seat: string;
            /** @description the whole state, where there is no patch */
            state?: components["schemas"]["StateDoc"];
            /** @description the version that the state is now */
            to: string;
        };
        DeltasDoc: {
            /** @description of the seat that moved, and of your other seats that are asked now, as far as you named them */
            deltas: components["schemas"]["DeltaDoc"][];
        };
        DeviceLinkDoc: {
            /** @description to be opened on the other device */
            link: string;
            qr: components["schemas"]["QRDoc"];
            token: string;
            /** Format: int64 */
            until: number;
        };
        DeviceStateDoc: {
            /** @description which the other device shows as well */
            code: string;
            /** @description that has opened it */
            device: string;
            /** @enum {string} */
            state: "waiting" | "claimed" | "done" | "refused";
        };
        DraftDoc: {
            text: string;
        };
        EndDoc: {
            /**
             * @description everybody shares the victory, or one seat has it
             * @enum {string}
             */
            kind: "draw" | "concession";
            /** @description needed if you hold several */
            seat?: string;
            /** @description the seat that shall win, for a concession */
            to?: string;
        };
        EngageDoc: {
            /** @description one of the title's bots; missing: take the bot out again */
            bot?: string;
            /** @description missing: whichever is left when seats are given away */
            seat?: string;
        };
        EntryDoc: {
            /** @description of the unit that it is about, or empty */
            space: string;
            spans: components["schemas"]["Span"][];
            text: string;
        };
        EventDoc: {
            /** @description what it was about, by slug; hidden where this seat may not know it */
            args: string[];
            event: string;
            seat?: string;
            spans: components["schemas"]["Span"][];
            text: string;
        };
        ExerciseDoc: {
            id: string;
            /** Format: int64 */
            players: number;
            /**
             * @description what to do in a turn, how to do it, what to answer to others, or the one order that is missing in a turn
             * @enum {string}
             */
            theme: "plan" | "deed" | "reply" | "order";
            theme_name: string;
            title: string;
            title_name: string;
        };
        ExpelDoc: {
            /** @description as at a seat */
            person?: string;
            seat?: string;
        };
        FactDoc: {
            label: string;
            /** @enum {string} */
            source: "rulebook" | "public" | "reconstructed" | "";
            values: string;
        };
        FactsDoc: {
            built_in: boolean;
            /** @description for tables that choose none */
            default: boolean;
            hash: string;
            /** @description built-in, or the name that the host gave it */
            name: string;
        };
        FactsFileDoc: {
            entries: components["schemas"]["FactDoc"][];
            file: string;
        };
        FieldError: {
            /** @description such as body.options.castles */
            location: string;
            message: string;
        };
        "Finish-deviceRequest": {
            pickup: string;
            token: string;
        };
        FollowDoc: {
            follow: boolean;
        };
        GuessDoc: {
            move: string[];
        };
        HaltDoc: {
            /**
             * @description its rules are others; its revision is newer; its facts are missing
             * @enum {string}
             */
            cause: "rules" | "revision" | "facts";
            /** @description the last version of the program that played it */
            program: string;
            /** @description what happened and what it needs, in words */
            text: string;
        };
        HintDoc: {
            /** @description at most three, the master's own first */
            choices: components["schemas"]["ChoiceDoc"][];
            /**
             * Format: int32
             * @description the question to which this is an answer
             */
            prompt: number;
            /** @description what to do and why */
            text: string;
        };
        HooksDoc: {
            hooks: components["schemas"]["ChannelDoc"][];
        };
        InvitationDoc: {
            /** @description it can still be used */
            free: boolean;
            /** @description default: whichever is free */
            seat?: string;
        };
        JoinDoc: {
            /** @description what you add to the luck; it will be in the log */
            entropy?: string;
            /** @description the token of an invitation */
            invite?: string;
            /** @description default: the invitation's seat, or the first free one */
            seat?: string;
            /** @description seats that you would like, best first, where that counts */
            wishes?: string[];
        };
        KeepDoc: {
            /**
             * Format: int64
             * @description games at which only bots sit
             */
            bots: number;
            /**
             * Format: int64
             * @description tables that were closed before they began
             */
            closed: number;
            /**
             * Format: int64
             * @description logs of games at which the rules failed
             */
            crashes: number;
            /**
             * Format: int64
             * @description what those who look after the site have done
             */
            deeds: number;
            /**
             * Format: int64
             * @description people who were not here, and have no way to come back
             */
            guests: number;
            /**
             * Format: int64
             * @description open tables at which nothing happens, before they are closed
             */
            open: number;
            /** Format: int64 */
            reports: number;
        };
        KindDoc: {
            args: string[];
            slug: string;
            /**
             * Format: int32
             * @description how much it matters: 0 slight, 1 notable, 2 grave
             * @enum {integer}
             */
            weight: 0 | 1 | 2;
        };
        LeaveDoc: {
            /** @description why you are not on vacation there; no-vacation, or another key of a problem */
            key?: string;
            /** @description of the table, or of its game */
            name: string;
            table: string;
        };
        LessonDoc: {
            better: string;
            /**
             * Format: double
             * @description chance of winning that it cost
             */
            lost: number;
            /**
             * Format: int64
             * @description number of the news before it
             */
            n: number;
            played: string;
            seat: string;
            why: string;
        };
        LetterDoc: {
            /**
             * @description hidden: no answer, but word that the letter it refers to is not shown any more
             * @enum {string}
             */
            answer: "" | "accept" | "decline" | "withdraw" | "hidden";
            /** Format: int64 */
            at: number;
            /** @description the seat that writes; empty for the creator without a seat */
            from: string;
            /** @description its words were hidden by those who look after the site */
            hidden: boolean;
            /**
             * Format: int64
             * @description from 1, counted for your seat
             */
            n: number;
            /** @description the person's name; empty for a bot */
            name: string;
            /** @description a pact that it offers, or null */
            offer: components["schemas"]["PactDoc"];
            /**
             * Format: int64
             * @description number of the letter whose offer it answers; 0 for none
             */
            re: number;
            text: string;
            /** @description seats that it is for; empty: all players */
            to: string[];
        };
        LexiconDoc: {
            events: components["schemas"]["KindDoc"][];
            /** @description kinds of promises that players can offer each other */
            pacts: components["schemas"]["SpecDoc"][];
            rules: components["schemas"]["RuleDoc"][];
            /** @description the kind of thing that a seat is */
            seats: string;
            /** @description things by kind; a kind without things is of numbers */
            sorts: {
                [key: string]: components["schemas"]["ThingDoc"][];
            };
            steps: components["schemas"]["SpecDoc"][];
            verbs: components["schemas"]["SpecDoc"][];
            /** @description what the parts of a view are called, as far as the title says so */
            view: {
                [key: string]: string;
            };
        };
        LimitDoc: {
            name: string;
            pace: string;
            /** Format: int64 */
            seconds: number;
        };
        LineDoc: {
            /** @description what is wrong with it, or null */
            error: components["schemas"]["WrongDoc"];
            /**
             * Format: int64
             * @description from 1
             */
            line: number;
            /** @description what the line comes to; empty if it changes nothing */
            moves: string[][];
            /** @description as it was written */
            text: string;
            /** @description the words that were understood */
            words: components["schemas"]["Word"][];
            /** @description as the program writes it */
            written: string;
        };
        MadeTokenDoc: {
            /** Format: int64 */
            created: number;
            /**
             * Format: int64
             * @description 0 for never
             */
            expires: number;
            id: string;
            name: string;
            /**
             * @description read: to look, as you may; play: also to act, at your tables and seats
             * @enum {string}
             */
            scope: "read" | "play";
            /**
             * Format: int64
             * @description when it was last used, to ten minutes; 0 for never
             */
            seen: number;
            /** @description the secret itself; it is shown this once, and only its hash is kept */
            token: string;
        };
        MailDoc: {
            letters: components["schemas"]["LetterDoc"][];
            read: components["schemas"]["MarkDoc"][];
        };
        MailedDoc: {
            /** @description language for what is sent to you; empty until chosen */
            lang?: string;
            name: string;
            /** @description who you are in the address of your page */
            person?: string;
            /**
             * Format: int64
             * @description since when you are a bot: a program plays for you; 0 for people
             */
            program?: number;
            /**
             * @description to whom your page is shown: all, who has played with you, nobody
             * @enum {string}
             */
            shown?: "all" | "played" | "nobody";
            /** @description you are now this person; else the address was added to the person who asked */
            signed_in: boolean;
            /** @description your time zone, such as Europe/Rome; empty until known */
            zone?: string;
        };
        MarkDoc: {
            /** @description the seats that talk with each other, your own among them; empty: all players */
            circle: string[];
            /**
             * Format: int64
             * @description number of the last letter read
             */
            n: number;
        };
        MeDoc: {
            /** @description language for what is sent to you; empty until chosen */
            lang?: string;
            name: string;
            /** @description who you are in the address of your page */
            person?: string;
            /**
             * Format: int64
             * @description since when you are a bot: a program plays for you; 0 for people
             */
            program?: number;
            /**
             * @description to whom your page is shown: all, who has played with you, nobody
             * @enum {string}
             */
            shown?: "all" | "played" | "nobody";
            /** @description your time zone, such as Europe/Rome; empty until known */
            zone?: string;
        };
        MoreTimeDoc: {
            /** @description needed if you hold several */
            seat?: string;
            /**
             * Format: int64
             * @description how much more, for the turn that is waited for
             */
            seconds: number;
        };
        MoveDoc: {
            /** @description a verb and its operands, to be sent as it is */
            move: string[];
            text: string;
        };
        MovedDoc: {
            /** @description the table that it goes on at */
            to: string;
        };
        MyDataDoc: {
            /** Format: int64 */
            created: number;
            /** @description how your games ended */
            games: components["schemas"]["MyResultDoc"][];
            lang: string;
            letters: components["schemas"]["MyLetterDoc"][];
            name: string;
            proofs: components["schemas"]["MyProofDoc"][];
            ratings: components["schemas"]["StrengthDoc"][];
            /** @description to whom your page is shown; empty until chosen */
            shown: string;
            sign_ins: components["schemas"]["SignInDoc"][];
            tables: components["schemas"]["MyGameDoc"][];
            tokens: components["schemas"]["ProgramTokenDoc"][];
            zone: string;
        };
        MyGameDoc: {
            /** Format: int64 */
            created: number;
            creator: boolean;
            id: string;
            name: string;
            seats: components["schemas"]["MyPlaceDoc"][];
            status: string;
            title: string;
            /** Format: int64 */
            updated: number;
        };
        MyLetterDoc: {
            /** Format: int64 */
            at: number;
            /** Format: int64 */
            n: number;
            pact: string;
            table: string;
            text: string;
        };
        MyPlaceDoc: {
            /** @description what you added to the luck */
            entropy: string;
            seat: string;
            /** @description what you want done with questions that have one answer */
            standing: string;
        };
        MyProofDoc: {
            /** Format: int64 */
            created: number;
            /** @enum {string} */
            kind: "passkey" | "phrase" | "mail" | "oidc";
            /** @description the address, or who vouches for you */
            name: string;
            /** Format: int64 */
            used: number;
        };
        MyResultDoc: {
            /** Format: int64 */
            at: number;
            /**
             * Format: double
             * @description of the strength; 0 if the game was not rated
             */
            change: number;
            /** @enum {string} */
            fate: "played" | "left" | "took-over";
            /**
             * Format: int64
             * @description deadlines
             */
            missed: number;
            /**
             * Format: int64
             * @description from 1; 0 where all win or lose together
             */
            place: number;
            /** Format: int64 */
            players: number;
            table: string;
            /**
             * Format: int64
             * @description how many won
             */
            winners: number;
            won: boolean;
        };
        MyTableDoc: {
            clock: components["schemas"]["ClockDoc"];
            /**
             * @description why the table was closed: by its creator, because everybody left, because nothing happened for long, by those who look after the site, because its game goes on elsewhere
             * @enum {string}
             */
            closed?: "creator" | "empty" | "expired" | "warden" | "moved";
            /**
             * Format: int64
             * @description Unix milliseconds, as all times
             */
            created: number;
            /** @description you created the table */
            creator: boolean;
            edition: string;
            /** @description the players may end the game by agreement: a draw, or a concession */
            ending: boolean;
            /** @description the maps, cards and numbers that are played with */
            facts: components["schemas"]["TableFactsDoc"];
            /** @description you follow the table; in lists only where you asked for those */
            follows: boolean;
            /**
             * Format: int64
             * @description places that are left, while seats are not given away yet
             */
            free: number;
            /** @description why the game cannot go on here now, or null */
            halt: components["schemas"]["HaltDoc"];
            /** @description nobody learns who plays before the end */
            hidden: boolean;
            /** @description players may ask the master for advice */
            hints: boolean;
            id: string;
            /** @description token for whichever seat is free, for the creator only */
            invite?: string;
            /** @description a seat is kept for you */
            invited: boolean;
            /** @description tokens by free seat, for the creator only; in a running game by the seat of a lost player, for all others */
            invites?: {
                [key: string]: string;
            };
            /** @description the game is on its way to another host, and cannot be played here; for the creator only */
            leaving?: boolean;
            /** @description the creator has no seat and takes none */
            master: boolean;
            /** @description seats that you hold */
            mine: string[];
            name: string;
            /** @description table of the next game with the same people, if you are one of them */
            next?: string;
            /**
             * Format: int64
             * @description the server's time, to tell by how much yours differs
             */
            now: number;
            options: {
                [key: string]: string;
            };
            /** @description numbers of your places, while you have no seat yet */
            place?: number[];
            /** @description who has come, while seats are not given away yet */
            places: components["schemas"]["PlaceDoc"][];
            /**
             * @description how players may talk during the game: in private too, for all to read, not at all
             * @enum {string}
             */
            press: "full" | "public" | "none";
            public: boolean;
            /** @description the result counts for the ratings of those who play from the beginning to the end */
            rated: boolean;
            /** @description what somebody has asked for and the others have to agree to */
            requests: components["schemas"]["RequestDoc"][];
            /**
             * Format: int64
             * @description of our rules; a table keeps the one that it began with, unless its players adopt a newer one
             */
            revision: number;
            /** @description SHA-256 of the secret that decides the luck */
            sealed: string;
            /**
             * @description how people come to their seats: they choose, by lot at the start, or then by what they would like
             * @enum {string}
             */
            seating: "chosen" | "lot" | "preference";
            seats: components["schemas"]["SeatDoc"][];
            /** @description once the game is over */
            secret?: string;
            /** @description seats of lost players, which whoever has the new invitation takes over */
            seeking: string[];
            /** @description one person may take several seats, though the table is public */
            several: boolean;
            /** @description which turn a running game is in, as a sentence; not before its first one is over */
            stage?: string;
            /** @enum {string} */
            status: "open" | "running" | "over" | "frozen" | "closed" | "halted";
            title: string;
            title_name: string;
            /** @description the table that the game has moved to, for the creator only */
            to?: string;
            /** @description seats for which some want a new player */
            wanted: components["schemas"]["WantedDoc"][];
            /** @description seats that you said you would like */
            wishes?: string[];
            /** @description the game waits for one of your seats */
            you_act: boolean;
        };
        MyWishDoc: {
            /** @enum {string} */
            lang?: "en" | "it";
            name?: string;
            /**
             * @description to whom your page is shown
             * @enum {string}
             */
            shown?: "all" | "played" | "nobody";
            /** @description such as Europe/Rome */
            zone?: string;
        };
        NamedDoc: {
            /** @description more about it: what a card does */
            detail?: string;
            name: string;
            slug: string;
        };
        NewBanDoc: {
            /** @description an address, a network such as 203.0.113.0/24, or what today's log calls one */
            address?: string;
            /** Format: double */
            hours: number;
            /**
             * @description ban: every change; mute: writing letters; name: choosing a name
             * @enum {string}
             */
            kind: "ban" | "mute" | "name";
            /** @description gives up the person's seats as well */
            leave?: boolean;
            /** @description as at a seat */
            person?: string;
            /** @description whoever was reported there */
            report?: string;
            why?: string;
        };
        NewChannelDoc: {
            /** @description of mail or a hook, or the endpoint of a browser */
            address?: string;
            /**
             * @description of a hook
             * @enum {string}
             */
            flavor?: "discord" | "slack" | "matrix" | "json";
            /** @description of a browser: p256dh and auth */
            keys?: {
                [key: string]: string;
            };
            /** @enum {string} */
            kind: "push" | "mail" | "hook" | "feed";
        };
        NewTableDoc: {
            /** @description bots by seat */
            bots?: {
                [key: string]: string;
            };
            /** @description seconds for each kind of turn of the title; missing ones have no limit. A public table that says nothing has three days; {} is no clock */
            clock?: {
                [key: string]: number;
            };
            /** @description default: the title's first */
            edition?: string;
            /** @description the players may end the game by agreement: a draw, or a concession */
            ending?: boolean;
            /** @description what you add to the luck */
            entropy?: string;
            /** @description name or hash of the facts to play with; default: what the title says */
            facts?: string;
            /** @description nobody learns who plays before the end */
            hidden?: boolean;
            /** @description players may ask the master for advice; not in rated games. Default: yes where one person plays with bots alone */
            hints?: boolean;
            /** @description you take no seat, and manage the table */
            master?: boolean;
            name?: string;
            /** @description how bots begin, before they think for themselves: for a first game that explains what happens in it. Only where one person plays with bots alone, for no rating */
            opening?: components["schemas"]["OpeningDoc"][];
            /** @description missing ones have their defaults */
            options?: {
                [key: string]: string;
            };
            /** Format: int64 */
            players: number;
            /**
             * @description how players may talk during the game; default: what suits the title
             * @enum {string}
             */
            press?: "full" | "public" | "none";
            /** @description listed in the lobby, and anybody may take a free seat */
            public?: boolean;
            /** @description the result counts for ratings; not where one plays alone or all together, nor with several seats for one person */
            rated?: boolean;
            /**
             * Format: int64
             * @description of our rules; default: the newest
             */
            revision?: number;
            /**
             * @description how people come to their seats; default: chosen
             * @enum {string}
             */
            seating?: "chosen" | "lot" | "preference";
            /** @description one person may take several seats at a public table */
            several?: boolean;
            /** @description seats that you take at once */
            sit?: string[];
            /** @description how time is reckoned beside the limits */
            terms?: components["schemas"]["TermsDoc"];
            title: string;
            /** @description seats that you would like, best first, where that counts */
            wishes?: string[];
        };
        NewTokenDoc: {
            /**
             * Format: int64
             * @description how long it is good; 0 for ever
             */
            days: number;
            /** @description by which you tell it from others */
            name: string;
            /**
             * @description with the first one to play you are a bot for good: others see it wherever you sit
             * @enum {string}
             */
            scope: "read" | "play";
        };
        NewsDoc: {
            /** Format: int64 */
            at: number;
            /** @description what came of it */
            events: components["schemas"]["EventDoc"][];
            /** @enum {string} */
            kind: "move" | "undo" | "note";
            /** @description bot, late when the time was up, or agreed for an undo by consent; auto for an only answer that was given for you, for all once the game is over */
            mark?: string;
            /** @description the move, for the one who made it; for all once the game is over */
            move?: string[];
            /**
             * Format: int64
             * @description counted for this seat, from 1
             */
            n: number;
            note?: string;
            /** @description numbers of the news that an undo took back */
            removed?: number[];
            /** @description who acted */
            seat: string;
            /** @description an undo or a note, in words */
            text?: string;
        };
        NightDoc: {
            from: string;
            to: string;
        };
        NotesDoc: {
            /** @description for your own eyes, on all your devices */
            text: string;
        };
        OfferDoc: {
            seat: string;
            /** @description a substitute is wanted; false: no longer */
            want: boolean;
        };
        OffersDoc: {
            mail: boolean;
            /** @description name of the other sign-in; empty if there is none */
            other: string;
        };
        OfficeDoc: {
            bans: components["schemas"]["BanDoc"][];
            keeps: components["schemas"]["KeepDoc"];
            read_only: boolean;
            /**
             * Format: int64
             * @description how many are open; 50 if there are more
             */
            reports: number;
            /** @description what all visitors are told, by language */
            text: {
                [key: string]: string;
            };
            /**
             * Format: int64
             * @description until when; 0: until it is taken down
             */
            until: number;
            wardens: components["schemas"]["PersonRefDoc"][];
        };
        OpeningDoc: {
            /** @description verbs and operands, as they are offered */
            moves: string[][];
            seat: string;
        };
        Operation: {
            /** @enum {string} */
            op: "add" | "remove" | "replace";
            /** @description JSON Pointer (RFC 6901) */
            path: string;
            /** @description what is added, or comes instead */
            value?: unknown;
        };
        OptionDoc: {
            detail: string;
            name: string;
            /** @description not in the rulebook */
            outside: boolean;
            /** @description numbers of players to which it applies */
            sizes: number[];
            slug: string;
            /** @description the first is the default */
            values: components["schemas"]["NamedDoc"][];
        };
        Order: {
            from: string;
            kind: string;
            space: string;
            to: string;
        };
        OrderDoc: {
            /** @description only check the move; a refusal says the rule */
            dry_run?: boolean;
            /** @description versions of the states that you have, by seat: then the answer is only what changed for them */
            have?: {
                [key: string]: string;
            };
            /** @description a verb and its operands, such as ["attack","homs"] */
            move: string[];
            /**
             * Format: int32
             * @description id of the prompt that this answers
             */
            prompt?: number;
            /** @description needed if you hold several */
            seat?: string;
        };
        Outcome: {
            /** Format: int64 */
            against: number;
            /** @description the other space that the cause names */
            by: string;
            /** @description empty for a hold that nobody disturbs */
            cause: string;
            /** @description another order than was given; in the coming turn, than to hold */
            changed: boolean;
            destroyed: boolean;
            /** @description it comes out otherwise than it did; in the coming turn, than if all held */
            differs: boolean;
            dislodged: boolean;
            dislodged_by: string;
            order: components["schemas"]["Order"];
            /** @description the order as it is written */
            order_text: string;
            /** @description empty for a minor realm */
            owner: string;
            /** @description with its coast */
            place: string;
            /** @enum {string} */
            result: "succeeds" | "fails" | "void" | "invalid";
            space: string;
            /** Format: int64 */
            strength: number;
            /** @description what came of it and why, in a sentence */
            text: string;
            /** @enum {string} */
            type: "army" | "fleet";
        };
        OutcomeDoc: {
            /** Format: int64 */
            at: number;
            /**
             * Format: double
             * @description of the strength; 0 if the game was not rated
             */
            change: number;
            /** @enum {string} */
            fate: "played" | "left" | "took-over";
            /**
             * Format: int64
             * @description deadlines
             */
            missed: number;
            /**
             * Format: int64
             * @description from 1; 0 where all win or lose together
             */
            place: number;
            /** Format: int64 */
            players: number;
            /**
             * Format: int64
             * @description how many won
             */
            winners: number;
            won: boolean;
        };
        OutgoingDoc: {
            /** @enum {string} */
            answer?: "" | "accept" | "decline" | "withdraw";
            /** @description a pact, one of those that list-pacts calls possible */
            offer?: string[];
            /**
             * Format: int64
             * @description number of the letter whose offer this answers
             */
            re?: number;
            /** @description needed if you hold several */
            seat?: string;
            text?: string;
            /** @description seats; none: all players */
            to?: string[];
        };
        PactDoc: {
            by: string;
            /** @description kind, the seat that it is offered to, operands; to be sent as it is */
            pact: string[];
            spans: components["schemas"]["Span"][];
            text: string;
            with: string;
        };
        PactsDoc: {
            /** @description pacts that your seat is part of, the oldest first */
            made: components["schemas"]["AgreementDoc"][];
            /** @description what you could offer to the other seat now */
            possible: components["schemas"]["PactDoc"][];
        };
        Paragraph: {
            /**
             * @description item: point of a list; step: of a numbered list
             * @enum {string}
             */
            kind: "text" | "item" | "step" | "example";
            /** @description statements of the lexicon that it tells */
            rules: string[];
            /** @description with **bold** and *italics* */
            text: string;
        };
        ParcelDoc: {
            agreements?: boolean;
            /** @description bots by seat */
            bots: {
                [key: string]: string;
            };
            /** @description the table that it comes from */
            from: string;
            hints?: boolean;
            letters: components["schemas"]["ParcelLetterDoc"][];
            /** @description the log as far as it was played, with its secret */
            log: string;
            name?: string;
            /** @enum {string} */
            press?: "full" | "public" | "none";
            /** @description your seats */
            sit: string[];
        };
        ParcelLetterDoc: {
            /** Format: int64 */
            at: number;
            pact?: string;
            /** Format: int64 */
            re?: number;
            /** Format: int32 */
            readers?: number;
            /** Format: int64 */
            seat: number;
            text?: string;
            word?: string;
            yours?: boolean;
        };
        PasskeyDoc: {
            /** Format: int64 */
            created: number;
            id: string;
            /**
             * Format: int64
             * @description 0 if never
             */
            used: number;
        };
        PastDoc: {
            /**
             * Format: int64
             * @description the news after which it is seen; 0 for the start
             */
            n: number;
            /** @description the standing at that moment */
            result: components["schemas"]["ResultDoc"];
            /** @description of the same form as in the state */
            view: unknown;
        };
        PauseDoc: {
            /** @description needed if you hold several */
            seat?: string;
            /** @description the clock shall stop, or run again if it stands */
            want: boolean;
        };
        PersonDoc: {
            /** @description the latest ones; a private table is only told to those who play there */
            games: components["schemas"]["PersonGameDoc"][];
            /** @description the person's language */
            lang?: string;
            name: string;
            /** @description as in the address of the page */
            person: string;
            played: components["schemas"]["CareerDoc"];
            /**
             * Format: int64
             * @description since when a program plays for them; 0 for people
             */
            program?: number;
            ratings: components["schemas"]["StrengthDoc"][];
            /**
             * @description to whom it is shown; on your own page only
             * @enum {string}
             */
            shown?: "all" | "played" | "nobody";
            /** @description you may see it; else the rest is empty */
            visible: boolean;
            /** @description it is your own page */
            you: boolean;
        };
        PersonGameDoc: {
            /** @description the table's; empty for none */
            name: string;
            /** @description null while the game is running, or if it is not known */
            outcome: components["schemas"]["OutcomeDoc"];
            /** @description false: only those who play there are told of it */
            public: boolean;
            /** @description the seat's name in the reader's language */
            seat: string;
            /** @enum {string} */
            status: "running" | "over";
            table: string;
            title: string;
            title_name: string;
        };
        PersonRefDoc: {
            name: string;
            /** @description as in the address of their page; empty if that may not be known */
            person: string;
        };
        PersonRegardDoc: {
            name?: string;
            /** @description a handle; it identifies nobody to anybody else */
            person: string;
            /** @enum {string} */
            regard: "" | "mute" | "block";
        };
        PhraseDoc: {
            /** @description twelve words */
            phrase: string;
        };
        PlaceDoc: {
            bot?: string;
            /** @description the person's name */
            holder?: string;
            /** @description who that is, for the address of their page */
            person?: string;
            /**
             * Format: int64
             * @description its number in the draw, which is drawn too
             */
            place: number;
            /** @description the person is a bot: a program plays for them */
            program?: boolean;
        };
        PositionDoc: {
            /** @description hash of the facts that it is played with */
            facts: string;
            id: string;
            moves: components["schemas"]["MoveDoc"][];
            /** Format: int64 */
            players: number;
            question: string;
            /** @description whose move is to be found */
            seat: string;
            seat_name: string;
            /**
             * @description what to do in a turn, how to do it, what to answer to others, or the one order that is missing in a turn
             * @enum {string}
             */
            theme: "plan" | "deed" | "reply" | "order";
            theme_name: string;
            title: string;
            title_name: string;
            /** @description names of the verbs among them */
            verbs: {
                [key: string]: string;
            };
            /** @description as in a state */
            view: unknown;
            /** @description orders that stand already, where one is missing */
            written: string[];
        };
        PossibleDoc: {
            /** @description verb and operands, as in moves */
            orders: string[][];
        };
        PresenceDoc: {
            /**
             * Format: int64
             * @description instead of a seat, while seats are not given away yet
             */
            place?: number;
            /**
             * @description here: at this table now; away: seen within three days; gone: not since
             * @enum {string}
             */
            presence: "here" | "away" | "gone";
            seat?: string;
        };
        Problem: {
            /** @description what went wrong, in English */
            detail?: string;
            /** @description fields of the request that are wrong */
            errors?: components["schemas"]["FieldError"][];
            /** @description number of the request, for the server's log */
            instance?: string;
            /** @description what went wrong, for programs: stale, not-yours, or the key of a refusal */
            key: string;
            /** @description paragraph of the rulebook that a move breaks */
            rule?: string;
            /** @description that paragraph in our words */
            rule_text?: string;
            /** Format: int64 */
            status: number;
            /** @description a sentence for the player, in the reader's language */
            text?: string;
            title: string;
            /** @description always about:blank; see key */
            type: string;
            /**
             * Format: int64
             * @description when that will be possible again
             */
            until?: number;
        };
        ProgramTokenDoc: {
            /** Format: int64 */
            created: number;
            /**
             * Format: int64
             * @description 0 for never
             */
            expires: number;
            id: string;
            name: string;
            /**
             * @description read: to look, as you may; play: also to act, at your tables and seats
             * @enum {string}
             */
            scope: "read" | "play";
            /**
             * Format: int64
             * @description when it was last used, to ten minutes; 0 for never
             */
            seen: number;
        };
        PromptDoc: {
            /**
             * Format: int32
             * @description to be sent with the answer
             */
            id: number;
            /** @enum {string} */
            kind: "choose" | "draft" | "react";
            /** @description false: the seat may act, but nobody waits for it */
            must: boolean;
            /** @description paragraph of the rulebook to read */
            rule: string;
            rule_text: string;
            spans: components["schemas"]["Span"][];
            step: string;
            text: string;
        };
        ProvenanceDoc: {
            files: components["schemas"]["FactsFileDoc"][];
            hash: string;
            name: string;
            /**
             * Format: int64
             * @description from other public sources
             */
            public: number;
            /**
             * Format: int64
             * @description shown in the printed game only, and reconstructed
             */
            reconstructed: number;
            /**
             * Format: int64
             * @description facts that the rulebook states
             */
            rulebook: number;
        };
        PutOutDoc: {
            /**
             * Format: int64
             * @description instead of a seat, while seats are not given away yet
             */
            place?: number;
            seat?: string;
        };
        QRDoc: {
            path: string;
            /** Format: int64 */
            size: number;
        };
        QrRequest: {
            /** @description never part of an address: those are logged */
            text: string;
        };
        QuietDoc: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            to: number;
        };
        ReadDoc: {
            /** @description the seats that talk with each other, your own among them; empty: all players */
            circle: string[];
            /**
             * Format: int64
             * @description number of the last letter read
             */
            n: number;
            /** @description needed if you hold several */
            seat?: string;
        };
        ReadOnlyDoc: {
            on: boolean;
        };
        RegardDoc: {
            /**
             * @description mute: their letters are folded, for you alone; block: they can neither join your tables nor write to you privately; empty: as with anybody
             * @enum {string}
             */
            regard: "" | "mute" | "block";
            /** @description a seat that somebody else holds */
            seat: string;
        };
        ReplyDoc: {
            /** @description false closes the request; the one who asked withdraws with false */
            agree: boolean;
            /**
             * @description which request
             * @enum {string}
             */
            kind: "undo" | "pause" | "resume" | "time" | "rules" | "draw" | "concession";
            /** @description needed if you hold several */
            seat?: string;
        };
        ReportDoc: {
            /**
             * Format: int64
             * @description spectator's news in which it begins
             */
            from: number;
            /**
             * Format: int64
             * @description counted from 1
             */
            n: number;
            /** @description such as Early 1170s */
            name: string;
            /** @description movement was published */
            orders: boolean;
            /** @description part of the year */
            season: string;
            sections: components["schemas"]["SectionDoc"][];
            /** @description the whole report as plain text */
            text: string;
            /**
             * Format: int64
             * @description spectator's last news of it so far
             */
            to: number;
            /** @description what such a turn is for */
            what: string;
            /** Format: int64 */
            year: number;
        };
        ReportedDoc: {
            /** Format: int64 */
            at: number;
            /**
             * Format: int64
             * @description 0 while it is open
             */
            closed: number;
            id: string;
            /** @enum {string} */
            kind: "letter" | "name";
            /** @description names are hidden there until the end */
            nameless: boolean;
            /** @description who is reported */
            person: components["schemas"]["PersonRefDoc"];
            reporter: components["schemas"]["PersonRefDoc"];
            /** @description that wrote the letter */
            seat: string;
            table: string;
            /** @description the words; of a letter only when the report is read */
            text: string;
            why: string;
            /** @description you play there: somebody else has to deal with it */
            withheld: boolean;
        };
        RequestDoc: {
            /** @description seats that have agreed */
            agreed: string[];
            /** @description the seat that asks */
            by: string;
            /** @description undo, pause, resume, time, rules, draw or concession; more may come */
            kind: string;
            /** @description seats that still have to agree */
            missing: string[];
            /**
             * Format: int64
             * @description how much time is asked for
             */
            seconds?: number;
            /** @description the seat that would win by a concession */
            to?: string;
        };
        ResultDoc: {
            /** @description what points were for */
            lines: components["schemas"]["ScoreDoc"][];
            over: boolean;
            /** @description by seat */
            points: number[];
            reason?: string;
            /** @description the reason, in words */
            text?: string;
            winners: string[];
        };
        RuleDoc: {
            rule: string;
            text: string;
        };
        SaidDoc: {
            said: string;
        };
        ScoreDoc: {
            key: string;
            /** Format: int64 */
            points: number;
            seat: string;
            text: string;
        };
        SeatChoice: {
            /** @description needed if you hold several */
            seat?: string;
        };
        SeatDoc: {
            /** @description the game waits for this seat */
            awaited: boolean;
            /**
             * Format: int64
             * @description until when its player is on vacation; it may have passed
             */
            away?: number;
            /**
             * Format: int64
             * @description milliseconds that the seat had in the bank when this turn began
             */
            bank?: number;
            /** @description the bot that plays the seat now */
            bot?: string;
            /**
             * Format: int64
             * @description vacation days that its player may still take
             */
            days?: number;
            /** @description by a person */
            held: boolean;
            /** @description the person's name */
            holder?: string;
            /** @description free, but kept for somebody */
            kept: boolean;
            /** @description the seat's name in the reader's language */
            name: string;
            /** @description what plays a vacant seat, in words */
            part?: string;
            /** @description who holds it, for the address of their page; empty while names are hidden */
            person?: string;
            /** @description the person is a bot: a program plays for them */
            program?: boolean;
            seat: string;
            /** @description nobody can sit there: the game plays it, or leaves it out */
            vacant: boolean;
            /** @description a substitute is wanted: somebody may take the seat over from the bot */
            wanted: boolean;
        };
        Section: {
            heading: string;
            /** @description number of the chapter in the rulebook, or the letter of an appendix */
            id: string;
            /**
             * Format: int64
             * @description 1 for a chapter, 2 and 3 for its parts
             */
            level: number;
            paragraphs: components["schemas"]["Paragraph"][];
        };
        SectionDoc: {
            /** @description the seat whose orders they are; empty for those of nobody and for notices */
            dynasty: string;
            heading: string;
            /** @enum {string} */
            kind: "orders" | "notice";
            lines: components["schemas"]["EntryDoc"][];
        };
        ShownDoc: {
            /**
             * @description tables: to those who play at a table with you
             * @enum {string}
             */
            to: "all" | "tables" | "nobody";
        };
        SignInDoc: {
            /** Format: int64 */
            created: number;
            /** @description browser and system, as far as they tell */
            device: string;
            id: string;
            /**
             * Format: int64
             * @description to the hour
             */
            seen: number;
            /** @description the one you are using */
            this: boolean;
        };
        SiteDoc: {
            /** @description from those who look after the site; empty for none */
            announcement: string;
            keeps: components["schemas"]["KeepDoc"];
            /** @description nothing can be changed for a while, as before an update */
            read_only: boolean;
            /** @description you look after the site */
            warden: boolean;
        };
        SizeDoc: {
            /** @description the drawing that it is played on; empty if none is drawn */
            board: string;
            /** Format: int64 */
            players: number;
            seats: components["schemas"]["NamedDoc"][];
            /** @description what is played */
            setting: string;
        };
        Span: {
            slug?: string;
            sort?: string;
            text: string;
        };
        SpecDoc: {
            args: string[];
            slug: string;
        };
        StandingDoc: {
            /** @description needed if you hold several */
            seat?: string;
            /**
             * @description off: ask all the same; next: give the answer until the next question with a choice; on: give it until this is switched off. An answer that comes at once tells the others that there was no choice
             * @enum {string}
             */
            want: "off" | "next" | "on";
        };
        StartDoc: {
            /** @description the drawing that it is played on; empty if none is drawn */
            board: string;
            /** Format: int64 */
            players: number;
            /** @description the game as a spectator sees it; its form is the title's */
            view: unknown;
        };
        StateDoc: {
            /** @description newer rules that the table could adopt, or null */
            adopt: components["schemas"]["AdoptionDoc"];
            /** @description all answers that the rules allow */
            moves: components["schemas"]["MoveDoc"][];
            /**
             * Format: int64
             * @description number of the last news that this includes, counted for this seat
             */
            n: number;
            /** @description the question put to this seat, or null */
            prompt: components["schemas"]["PromptDoc"];
            /** @description the standing; null before the start */
            result: components["schemas"]["ResultDoc"];
            /** @description from where this is seen; empty for a spectator */
            seat: string;
            /** @description what this seat wants done where it has only one answer: off, next or on; empty if nothing was chosen, which is like off */
            standing: string;
            table: components["schemas"]["TableDoc"];
            undo: components["schemas"]["UndoDoc"];
            /** @description headings for moves, by their first word */
            verbs: {
                [key: string]: string;
            };
            /** @description the game as this seat may know it; its form is the title's. null before the start */
            view: unknown;
        };
        StrengthDoc: {
            /**
             * Format: int64
             * @description rated ones
             */
            games: number;
            /**
             * Format: double
             * @description the standard deviation of what is believed
             */
            sigma: number;
            /**
             * Format: double
             * @description 25 for somebody unknown
             */
            strength: number;
            title: string;
            title_name: string;
        };
        StudyDoc: {
            /** @description how the chances of winning went */
            course: components["schemas"]["CourseDoc"][];
            /** @description decisions that cost most first, at most five for each seat */
            lessons: components["schemas"]["LessonDoc"][];
            /** @description false: the master has not studied this game; ask for it */
            ready: boolean;
            /** @description skill and luck, in the order of the seats */
            seats: components["schemas"]["AccountDoc"][];
        };
        TableDoc: {
            clock: components["schemas"]["ClockDoc"];
            /**
             * @description why the table was closed: by its creator, because everybody left, because nothing happened for long, by those who look after the site, because its game goes on elsewhere
             * @enum {string}
             */
            closed?: "creator" | "empty" | "expired" | "warden" | "moved";
            /**
             * Format: int64
             * @description Unix milliseconds, as all times
             */
            created: number;
            edition: string;
            /** @description the players may end the game by agreement: a draw, or a concession */
            ending: boolean;
            /** @description the maps, cards and numbers that are played with */
            facts: components["schemas"]["TableFactsDoc"];
            /**
             * Format: int64
             * @description places that are left, while seats are not given away yet
             */
            free: number;
            /** @description why the game cannot go on here now, or null */
            halt: components["schemas"]["HaltDoc"];
            /** @description nobody learns who plays before the end */
            hidden: boolean;
            /** @description players may ask the master for advice */
            hints: boolean;
            id: string;
            /** @description the creator has no seat and takes none */
            master: boolean;
            name: string;
            options: {
                [key: string]: string;
            };
            /** @description who has come, while seats are not given away yet */
            places: components["schemas"]["PlaceDoc"][];
            /**
             * @description how players may talk during the game: in private too, for all to read, not at all
             * @enum {string}
             */
            press: "full" | "public" | "none";
            public: boolean;
            /** @description the result counts for the ratings of those who play from the beginning to the end */
            rated: boolean;
            /** @description what somebody has asked for and the others have to agree to */
            requests: components["schemas"]["RequestDoc"][];
            /**
             * Format: int64
             * @description of our rules; a table keeps the one that it began with, unless its players adopt a newer one
             */
            revision: number;
            /** @description SHA-256 of the secret that decides the luck */
            sealed: string;
            /**
             * @description how people come to their seats: they choose, by lot at the start, or then by what they would like
             * @enum {string}
             */
            seating: "chosen" | "lot" | "preference";
            seats: components["schemas"]["SeatDoc"][];
            /** @description once the game is over */
            secret?: string;
            /** @description seats of lost players, which whoever has the new invitation takes over */
            seeking: string[];
            /** @description one person may take several seats, though the table is public */
            several: boolean;
            /** @enum {string} */
            status: "open" | "running" | "over" | "frozen" | "closed" | "halted";
            title: string;
            title_name: string;
            /** @description seats for which some want a new player */
            wanted: components["schemas"]["WantedDoc"][];
        };
        TableFactsDoc: {
            built_in: boolean;
            hash: string;
            /** @description built-in, or the name that the host gave them; empty where a game has no data files */
            name: string;
        };
        TakeOverDoc: {
            seat: string;
        };
        TermsDoc: {
            /** @description a turn ends at this time of the day, the first that leaves it the limit */
            at?: string;
            /** @description time for long turns: used once the limit is, by a seat that is asked alone */
            bank?: components["schemas"]["BankDoc"];
            /**
             * Format: int64
             * @description turns missed in a row before a player counts as gone; default: 3
             */
            misses?: number;
            /** @description hours in which the clock does not run */
            night?: components["schemas"]["NightDoc"];
            /** @description days on which the clock does not run */
            off?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /** @description the seat of a player who is gone is offered to others */
            substitutes?: boolean;
            /**
             * Format: int64
             * @description days that each player may take off; their deadlines move
             */
            vacation?: number;
            /** @description time zone, as in the IANA database; default: UTC */
            zone?: string;
        };
        ThingDoc: {
            /** @description more about it: what a card does */
            detail?: string;
            /** @description its name inside a sentence: the (with its article), of, in and so on, as far as the language needs them */
            forms?: {
                [key: string]: string;
            };
            name: string;
            /** @description what it shows, for those who draw it; its form is the title's */
            printed?: unknown;
            slug: string;
        };
        TitleDoc: {
            /** @description those that are drawn */
            boards: components["schemas"]["BoardDoc"][];
            bots: string[];
            /** @description what each revision of our rules changed */
            changes: components["schemas"]["ChangeDoc"][];
            /** @description the first is the default */
            editions: components["schemas"]["NamedDoc"][];
            /** @description the maps, cards and numbers that a table can be played with; the first are built in */
            facts: components["schemas"]["FactsDoc"][];
            /** @description what happens at a table with time limits when the time is up, in words */
            late: string;
            /** @description the names of everything in the game; only for a single title */
            lexicon?: components["schemas"]["LexiconDoc"];
            /** @description the game in one line */
            line: string;
            name: string;
            options: components["schemas"]["OptionDoc"][];
            /** @description kinds of turn, each with a time limit of its own */
            paces: components["schemas"]["NamedDoc"][];
            /**
             * Format: int64
             * @description of our rules, for new tables
             */
            revision: number;
            /** @description by number of players */
            sizes: components["schemas"]["SizeDoc"][];
            slug: string;
        };
        TokenDoc: {
            token: string;
        };
        ToldDoc: {
            /** Format: int64 */
            at: number;
            /**
             * Format: int64
             * @description the news that it is from, to look at in the replay
             */
            n: number;
            spans: components["schemas"]["Span"][];
            text: string;
        };
        TrialDoc: {
            /** @description an order per line for any unit; no line: what really happened, or in the coming turn a hold; at most 60 lines and 4000 bytes */
            text: string;
            /**
             * Format: int64
             * @description number of a turn with movement; 0: the coming one, of which nothing is used but what a spectator sees
             */
            turn: number;
        };
        TriedDoc: {
            lines: components["schemas"]["LineDoc"][];
            /** @description every line was understood and is possible */
            ok: boolean;
            /** @description of every unit */
            outcomes: components["schemas"]["Outcome"][];
            /** Format: int64 */
            turn: number;
        };
        TurnDoc: {
            /**
             * Format: int64
             * @description spectator's news in which it begins
             */
            from: number;
            /**
             * Format: int64
             * @description counted from 1
             */
            n: number;
            /** @description such as Early 1170s */
            name: string;
            /** @description movement was published */
            orders: boolean;
            /** @description part of the year */
            season: string;
            /**
             * Format: int64
             * @description spectator's last news of it so far
             */
            to: number;
            /** @description what such a turn is for */
            what: string;
            /** Format: int64 */
            year: number;
        };
        UndoDoc: {
            /** @description the last move can be taken back if the others agree */
            ask: boolean;
            /** @description an undo that was asked for, or null */
            request: components["schemas"]["RequestDoc"];
            /**
             * Format: int64
             * @description own moves that can be taken back without asking
             */
            steps: number;
        };
        Unit: {
            at: string;
            attacker_convoyed?: boolean;
            attacker_from?: string;
            dislodged_by?: string;
            power: string;
            traits?: string[];
            type: string;
        };
        UpdateDoc: {
            /** @description the game is over: the news are all that ever happened, secrets included, and numbered from 1 again */
            anew?: boolean;
            /** @description what happened since the last event */
            news: components["schemas"]["NewsDoc"][];
            /** @description the state after it */
            state: components["schemas"]["StateDoc"];
        };
        VacationDoc: {
            /**
             * Format: int64
             * @description how long; 0: back again
             */
            days: number;
            /** @description needed if you hold several; it holds for all of them */
            seat?: string;
        };
        VerdictDoc: {
            /** @description the best move */
            best: string;
            /** @description what he thought of, best first */
            choices: components["schemas"]["ChoiceDoc"][];
            right: boolean;
            why: string;
        };
        WantedDoc: {
            /** @description seats that want it; all others have to */
            agreed: string[];
            seat: string;
        };
        WaysDoc: {
            /** @description addresses that you can sign in with */
            mail: string[];
            offers: components["schemas"]["OffersDoc"];
            /** @description sign-ins of others that stand for you */
            others: string[];
            passkeys: components["schemas"]["PasskeyDoc"][];
            /**
             * Format: int64
             * @description when your recovery phrase was made; 0 if you have none
             */
            phrase: number;
            sign_ins: components["schemas"]["SignInDoc"][];
        };
        WhyDoc: {
            /** @description of yours, which has the letter; needed if you hold several */
            seat?: string;
            why?: string;
        };
        WishesDoc: {
            /** @description best first; none: whatever is left */
            wishes: string[];
        };
        Word: {
            /**
             * Format: int64
             * @description in UTF-16 units from the beginning of the line
             */
            from: number;
            /** @description the sort of thing that it names, unit, number, word, or error if it was not understood */
            kind: string;
            /** @description of the thing that it names */
            slug?: string;
            /** Format: int64 */
            to: number;
        };
        WriteDoc: {
            /** @description only read the orders */
            dry_run?: boolean;
            /**
             * Format: int32
             * @description id of the prompt that this answers; 0 for whatever is asked now
             */
            prompt?: number;
            /** @description needed if you hold several */
            seat?: string;
            /** @description an order per line, in English or Italian; lines that begin with # are left out; at most 60 lines and 4000 bytes */
            text: string;
        };
        WrittenDoc: {
            /** @description all lines were played, in one step; never some of them */
            applied: boolean;
            lines: components["schemas"]["LineDoc"][];
            /** @description every line was understood and is allowed, one after the other */
            ok: boolean;
        };
        WrongDoc: {
            /**
             * Format: int64
             * @description the word, in UTF-16 units from the beginning of the line
             */
            from: number;
            key: string;
            /** @description what could have been meant */
            near: string[];
            /** @description paragraph of the rulebook that the order breaks */
            rule?: string;
            rule_text?: string;
            /** @description a sentence in the reader's language */
            text: string;
            /** Format: int64 */
            to: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "get-about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutDoc"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adjudicate: {
        parameters: {
            query?: {
                map?: "classic" | "cardinals";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CasesDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjudicatedDoc"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnounceDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ban: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBanDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unban: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-deeds": {
        parameters: {
            query?: {
                /** @description those before a time, for older ones */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeedDoc"][];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "find-persons": {
        parameters: {
            query?: {
                /** @description a part of the name, or a person as at a seat */
                find?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPersonDoc"][];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin-hide-name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "read-only": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadOnlyDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-reports": {
        parameters: {
            query?: {
                /** @description those that were dealt with as well */
                all?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedDoc"][];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "read-report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "close-report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "hide-reported": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sweep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "find-tables": {
        parameters: {
            query?: {
                /** @description the table's address, or a part of its name */
                find?: string;
                /** @description of whom; without tables that hide who plays */
                person?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminTableDoc"][];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin-close-table": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin-hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Admin-hand-overRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin-hide-table": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "admin-put-out": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpelDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    grant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeDoc"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "delete-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Delete-meRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "rename-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyWishDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeDoc"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallsDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "set-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallSettingsDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallsDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "add-channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChannelDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallsDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "remove-channel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallsDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "renew-feed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallsDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "test-channel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallsDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "my-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyDataDoc"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "offer-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceLinkDoc"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "answer-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer-deviceRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "device-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceStateDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "add-mail": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "drop-mail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "begin-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeremonyDoc"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "finish-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "drop-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "make-phrase": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhraseDoc"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "drop-phrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "my-presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownDoc"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "show-presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShownDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "my-regards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRegardDoc"][];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "change-regard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRegardDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "revoke-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeDoc"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "revoke-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramTokenDoc"][];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "make-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTokenDoc"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeTokenDoc"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "revoke-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "take-vacations": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacationDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveDoc"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaysDoc"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "receive-table": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelDoc"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-person": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description as at a seat; me for your own page */
                person: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "report-name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description as at a seat */
                person: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-exercises": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseDoc"][];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-exercise": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the position */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "answer-exercise": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the position */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuessDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerdictDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    qr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QRDoc"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "claim-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "finish-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Finish-deviceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "ask-mail": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sign-in-by-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailedDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "ask-oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwayDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "ask-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeremonyDoc"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sign-in-by-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "sign-in-by-phrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhraseDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-site": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDoc"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-tables": {
        parameters: {
            query?: {
                /** @description mine; open: public tables with free seats; live: public games to watch; wanted: games with a seat for a substitute, public or followed; followed */
                list?: "mine" | "open" | "live" | "wanted" | "followed";
                /** @description only tables of this game */
                title?: string;
                /** @description only tables of this kind */
                tempo?: "untimed" | "live" | "correspondence";
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"][];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "create-table": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
                /** @description any text of your own for this request: sent again with the same key within a day, it makes nothing twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTableDoc"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-table": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "adopt-revision": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdoptDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "play-again": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgainDoc"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    arrived: {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovedDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "ask-pause": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "engage-bot": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EngageDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "download-bundle": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "catch-up": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
                /** @description a seat that you hold, or spectator; default: your first seat, or else spectator */
                seat?: string;
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatchUpDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "close-table": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "cover-seat": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoverDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    depart: {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "propose-ending": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "follow-table": {
        parameters: {
            query?: {
                /** @description a seat that you hold, or spectator */
                seat?: string;
                /** @description id of the last event that you have seen; 0.0 for everything */
                after?: string;
                /** @description state, the default, sends every state whole; delta sends what changed */
                form?: "state" | "delta";
                lang?: "en" | "it";
            };
            header?: {
                "Last-Event-ID"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that does not end by itself */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-delta+json": components["schemas"]["DeltaDoc"];
                    "application/x-letters+json": components["schemas"]["LetterDoc"][];
                    "application/x-update+json": components["schemas"]["UpdateDoc"];
                    "text/event-stream": string;
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "watch-table": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-hint": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-past": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
                /** @description a seat that you hold, or spectator; default: your first seat, or else spectator */
                seat?: string;
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
                /** @description number of the news; 0 for the start */
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-hooks": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HooksDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "add-hook": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChannelDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HooksDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "remove-hook": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HooksDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "read-invitation": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BearerDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "new-invitation": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "join-table": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "leave-table": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-letters": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
                /** @description a seat that you hold, or spectator; default: your first seat, or else spectator */
                seat?: string;
                /** @description number of the last letter that you have; at most 500 more come at once */
                after?: number;
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "write-letter": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
                /** @description any text of your own for this request: sent again with the same key within a day, it makes nothing twice */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutgoingDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "read-letters": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "report-letter": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
                /** @description number of the letter, counted for your seat */
                n: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "download-log": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "ask-time": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoreTimeDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "play-move": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateDoc"] | components["schemas"]["DeltasDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-news": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
                /** @description a seat that you hold, or spectator; default: your first seat, or else spectator */
                seat?: string;
                /** @description number of the last news that you have seen */
                after?: number;
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsDoc"][];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-notes": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotesDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-notes": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotesDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "offer-seat": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "read-orders": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
                /** @description a seat that you hold, or spectator; default: your first seat, or else spectator */
                seat?: string;
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "write-orders": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "possible-orders": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PossibleDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-pacts": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
                /** @description a seat that you hold, or spectator; default: your first seat, or else spectator */
                seat?: string;
                /** @description seat to which you would offer something */
                with?: string;
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PactsDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "pause-clock": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-presence": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceDoc"][];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "put-out": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutOutDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-regards": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegardDoc"][];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    regard: {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegardDoc"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "answer-request": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resign: {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restart: {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stand: {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-state": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
                /** @description a seat that you hold, or spectator; default: your first seat, or else spectator */
                seat?: string;
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stay: {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-study": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
                /** @description a seat that you hold, or spectator; default: your first seat, or else spectator */
                seat?: string;
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "ask-study": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "take-over": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeOverDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-turns": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnDoc"][];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-turn": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
                /** @description number of the turn; with .txt or .svg after it a file */
                n: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDoc"];
                    "image/svg+xml": string;
                    "text/plain": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "uncover-seat": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "answer-undo": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "request-undo": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "take-vacation": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacationDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "what-if": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriedDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "wish-seats": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                /** @description the table */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishesDoc"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTableDoc"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "list-titles": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleDoc"][];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-title": {
        parameters: {
            query?: {
                /** @description hash of the facts that it is played with; default: those of new tables */
                facts?: string;
                /** @description false leaves out the sentences of the rules, which are half of the answer */
                rules?: boolean;
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-board": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
                /** @description as the title lists it */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-facts": {
        parameters: {
            query?: {
                /** @description hash of the facts; default: those of new tables */
                facts?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvenanceDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-rules": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"][];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-start": {
        parameters: {
            query: {
                players: number;
                /** @description hash of the facts that it is played with; default: those of new tables */
                facts?: string;
                /** @description choices that are not the defaults, each as option=value */
                options?: string[];
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartDoc"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get-words": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
            };
            header?: {
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), a change that cannot be kept at the moment (503) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}

// Written by scripts/api.mjs from /api/v1/openapi.json. Do not edit: run `npm run api`.

export interface paths {
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
        delete?: never;
        options?: never;
        head?: never;
        /** Change your name */
        patch: operations["rename-me"];
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
    "/api/v1/tables/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players' talk; spectators have no part in it */
        get: operations["list-chat"];
        put?: never;
        /** Say something to the other players */
        post: operations["say"];
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
    "/api/v1/tables/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a table: server-sent events
         * @description Events: update (news and the new state) and chat (messages, for players). The id of an event is what you have seen; send it as Last-Event-ID or ?after= to resume without loss or repetition. Without it the stream begins with the state.
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
    "/api/v1/tables/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the prompt; the answer is the new state */
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
        AnswerDoc: {
            /** @description false refuses; the one who asked withdraws with false */
            agree: boolean;
            /** @description needed if you hold several */
            seat?: string;
        };
        ChatDoc: {
            /** Format: int64 */
            at: number;
            /** Format: int64 */
            n: number;
            name: string;
            text: string;
        };
        CoverDoc: {
            /** @description one of the title's bots */
            bot: string;
            /** @description needed if you hold several */
            seat?: string;
        };
        EventDoc: {
            /** @description what it was about, by slug; hidden where this seat may not know it */
            args: string[];
            event: string;
            seat?: string;
            spans: components["schemas"]["Span"][];
            text: string;
        };
        FieldError: {
            /** @description such as body.options.castles */
            location: string;
            message: string;
        };
        JoinDoc: {
            /** @description what you add to the luck; it will be in the log */
            entropy?: string;
            /** @description the token of an invitation */
            invite?: string;
            /** @description default: the invitation's seat, or the first free one */
            seat?: string;
        };
        LexiconDoc: {
            events: components["schemas"]["SpecDoc"][];
            rules: components["schemas"]["RuleDoc"][];
            /** @description things by kind; a kind without things is of numbers */
            sorts: {
                [key: string]: components["schemas"]["NamedDoc"][];
            };
            steps: components["schemas"]["SpecDoc"][];
            verbs: components["schemas"]["SpecDoc"][];
        };
        MeDoc: {
            name: string;
        };
        MoveDoc: {
            /** @description a verb and its operands, to be sent as it is */
            move: string[];
            text: string;
        };
        MyTableDoc: {
            /**
             * Format: int64
             * @description Unix milliseconds, as all times
             */
            created: number;
            /** @description you created the table */
            creator: boolean;
            edition: string;
            id: string;
            /** @description tokens by free seat, for the creator only */
            invites?: {
                [key: string]: string;
            };
            /** @description seats that you hold */
            mine: string[];
            name: string;
            options: {
                [key: string]: string;
            };
            public: boolean;
            /**
             * Format: int64
             * @description of our rules; a table keeps the one it began with
             */
            revision: number;
            /** @description SHA-256 of the secret that decides the luck */
            sealed: string;
            seats: components["schemas"]["SeatDoc"][];
            /** @description once the game is over */
            secret?: string;
            /** @enum {string} */
            status: "open" | "running" | "over" | "frozen" | "closed";
            title: string;
            title_name: string;
            /** @description the game waits for one of your seats */
            you_act: boolean;
        };
        NamedDoc: {
            /** @description more about it: what a card does */
            detail?: string;
            name: string;
            slug: string;
        };
        NewTableDoc: {
            /** @description bots by seat */
            bots?: {
                [key: string]: string;
            };
            /** @description default: the title's first */
            edition?: string;
            /** @description what you add to the luck */
            entropy?: string;
            name?: string;
            /** @description missing ones have their defaults */
            options?: {
                [key: string]: string;
            };
            /** Format: int64 */
            players: number;
            /** @description listed in the lobby, and anybody may take a free seat */
            public?: boolean;
            /** @description seats that you take at once */
            sit?: string[];
            title: string;
        };
        NewsDoc: {
            /** Format: int64 */
            at: number;
            /** @description what came of it */
            events: components["schemas"]["EventDoc"][];
            /** @enum {string} */
            kind: "move" | "undo" | "note";
            /** @description bot, auto, or agreed for an undo by consent */
            mark?: string;
            /** @description the move, for the one who made it */
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
        OrderDoc: {
            /** @description only check the move; a refusal says the rule */
            dry_run?: boolean;
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
        "Rename-meRequest": {
            name: string;
        };
        RequestDoc: {
            by: string;
            /** @description seats that still have to agree */
            missing: string[];
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
        SayDoc: {
            text: string;
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
            /** @description the bot that plays the seat now */
            bot?: string;
            /** @description by a person */
            held: boolean;
            /** @description the person's name */
            holder?: string;
            /** @description the seat's name in the reader's language */
            name: string;
            seat: string;
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
        SizeDoc: {
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
        StateDoc: {
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
            table: components["schemas"]["TableDoc"];
            undo: components["schemas"]["UndoDoc"];
            /** @description headings for moves, by their first word */
            verbs: {
                [key: string]: string;
            };
            /** @description the game as this seat may know it; its form is the title's. null before the start */
            view: unknown;
        };
        TableDoc: {
            /**
             * Format: int64
             * @description Unix milliseconds, as all times
             */
            created: number;
            edition: string;
            id: string;
            name: string;
            options: {
                [key: string]: string;
            };
            public: boolean;
            /**
             * Format: int64
             * @description of our rules; a table keeps the one it began with
             */
            revision: number;
            /** @description SHA-256 of the secret that decides the luck */
            sealed: string;
            seats: components["schemas"]["SeatDoc"][];
            /** @description once the game is over */
            secret?: string;
            /** @enum {string} */
            status: "open" | "running" | "over" | "frozen" | "closed";
            title: string;
            title_name: string;
        };
        TitleDoc: {
            bots: string[];
            /** @description the first is the default */
            editions: components["schemas"]["NamedDoc"][];
            /** @description the names of everything in the game; only for a single title */
            lexicon?: components["schemas"]["LexiconDoc"];
            /** @description the game in one line */
            line: string;
            name: string;
            options: components["schemas"]["OptionDoc"][];
            /** Format: int64 */
            revision: number;
            /** @description by number of players */
            sizes: components["schemas"]["SizeDoc"][];
            slug: string;
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
        UpdateDoc: {
            /** @description what happened since the last event */
            news: components["schemas"]["NewsDoc"][];
            /** @description the state after it */
            state: components["schemas"]["StateDoc"];
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
            /** @description Error */
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
                "application/json": components["schemas"]["Rename-meRequest"];
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
        };
    };
    "list-tables": {
        parameters: {
            query?: {
                /** @description mine; open: public tables with free seats; live: public games to watch */
                list?: "mine" | "open" | "live";
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
        };
    };
    "list-chat": {
        parameters: {
            query?: {
                /** @description language of the answer; else by Accept-Language */
                lang?: "en" | "it";
                /** @description number of the last message that you have seen */
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
                    "application/json": components["schemas"]["ChatDoc"][];
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
        };
    };
    say: {
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
                "application/json": components["schemas"]["SayDoc"];
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
        };
    };
    "follow-table": {
        parameters: {
            query?: {
                /** @description a seat that you hold, or spectator */
                seat?: string;
                /** @description id of the last event that you have seen; 0.0 for everything */
                after?: string;
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
                    "application/x-chat+json": components["schemas"]["ChatDoc"][];
                    "application/x-update+json": components["schemas"]["UpdateDoc"];
                    "text/event-stream": string;
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
            /** @description The log, as outremer verify reads it */
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
            /** @description Error */
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
            /** @description Error */
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

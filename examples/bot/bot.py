#!/usr/bin/env python3
"""A program that plays by the public API, with Python's standard library alone.

It takes a seat with a token, follows the table, and answers every question with one of the moves on
offer. It knows no rules, so it plays every title, badly. Begin with a copy of this file and replace
choose(); docs/api.md explains the rest.

    OUTREMER_TOKEN=outremer_... python3 bot.py 'https://play.example.org/join/ID#invite=TOKEN'
    OUTREMER_TOKEN=outremer_... python3 bot.py https://play.example.org/table/ID
"""

import argparse
import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


def choose(state):
    """Return an answer to the question that a seat is asked. This is where a bot thinks."""
    moves = state["moves"]
    # In a draft, such as a page of orders, moves change the draft until the last one on the list hands it in.
    if state["prompt"]["kind"] == "draft" and random.randrange(8) == 0:
        return moves[-1]["move"]
    return random.choice(moves)["move"]


class Problem(Exception):
    """How the server says no: a status, a key for programs, and a sentence for people."""

    def __init__(self, status, body):
        super().__init__(f"{status} {body.get('key', '')}: {body.get('detail', '')}")
        self.status = status


class Bot:
    def __init__(self, site, token, table, invite="", seat=""):
        self.address = f"{site}/api/v1/tables/{urllib.parse.quote(table)}"
        self.token, self.invite, self.seat = token, invite, seat

    def send(self, path, body=None):
        """Send a request, again if the server asks to wait, and return the open answer."""
        headers = {"Authorization": "Bearer " + self.token}  # never in the address: addresses are logged
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        while True:
            try:
                return urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=90)
            except urllib.error.HTTPError as refused:
                wait = refused.headers.get("Retry-After")
                if wait is None:
                    raise Problem(refused.code, read_problem(refused)) from None
                time.sleep(int(wait))

    def call(self, path, body=None):
        with self.send(path, body) as answer:
            return json.load(answer)

    def sit_down(self):
        """Return the bot's seat. Where seats are drawn by lot, it has none before the start."""
        table = self.call("")
        if not table["mine"] and not table.get("place"):
            table = self.call("/join", {"invite": self.invite, "seat": self.seat})
        while not table["mine"]:
            time.sleep(2)
            table = self.call("")
        return self.seat if self.seat in table["mine"] else table["mine"][0]

    def events(self, seat, after):
        """Yield the table's events as (id, event, data), until the stream ends."""
        path = "/events?" + urllib.parse.urlencode({"seat": seat, "after": after})
        with self.send(path) as stream:
            fields = {}
            for line in stream:
                key, _, value = line.decode().rstrip("\n").partition(": ")
                if key:
                    fields[key] = value
                else:
                    yield fields.get("id", after), fields.get("event"), fields.get("data")
                    fields = {}

    def answer(self, seat, state):
        """Play as long as the game waits for this seat, and return the last state that was seen."""
        while state["table"]["status"] == "running" and state["moves"] and (state["prompt"] or {}).get("must"):
            order = {"seat": seat, "prompt": state["prompt"]["id"], "move": choose(state)}
            try:
                state = self.call("/moves", order)
            except Problem as p:
                if p.status != 409:
                    raise
                return state  # something has happened meanwhile; the stream will tell
        return state

    def play(self):
        seat = self.sit_down()
        print("sitting at", seat, flush=True)
        after, seen = "", 0
        while True:
            try:
                for after, event, data in self.events(seat, after):
                    state = json.loads(data)["state"] if event == "update" else None
                    if state is None or state["n"] < seen:
                        continue
                    state = self.answer(seat, state)
                    seen = state["n"]
                    if state["table"]["status"] == "over":
                        print("over:", state["result"].get("text", ""), "Winners:", ", ".join(state["result"]["winners"]))
                        return
            except OSError:
                pass  # the stream broke off: resume after the last event
            time.sleep(1)


def read_problem(refused):
    try:
        return json.load(refused)
    except ValueError:
        return {}  # a proxy may have answered


def main():
    parser = argparse.ArgumentParser(description="Plays any game of Outremer from the moves on offer.")
    parser.add_argument("link", help="an invitation, or the address of a table where the bot has a seat or may take one")
    parser.add_argument("--seat", default="", help="which seat to take; default: whichever is free")
    args = parser.parse_args()
    token = os.environ.get("OUTREMER_TOKEN", "")
    if not token:
        sys.exit("OUTREMER_TOKEN is missing: make a token with the scope play on your page")
    link = urllib.parse.urlsplit(args.link)
    before, _, table = link.path.rpartition("/")
    site = f"{link.scheme}://{link.netloc}" + before.rpartition("/")[0]
    invite = urllib.parse.parse_qs(link.fragment).get("invite", [""])[0]
    try:
        Bot(site, token, table, invite, args.seat).play()
    except Problem as p:
        sys.exit(str(p))


if __name__ == "__main__":
    main()

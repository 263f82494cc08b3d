#!/usr/bin/env python3
"""Learns a judgement from positions, as `learn study` does, with PyTorch: on a GPU where there is one.

    train/study.py --shares --out 4.net 4.pos          # shares of the win by seat
    train/study.py --shares --each --out 5.net 5.pos   # the same, each seat judged by that seat's inputs
    train/study.py --units 128,32 --out 1.net 1.pos    # chance to win, and measures

Use it for more positions, larger networks and more rounds than `learn study` gets through in reasonable time.
"""

import argparse
import math
import struct
import time

import numpy as np
import torch
import torch.nn.functional as F

KEPT_APART = 20  # the last one of so many positions of a file is not learnt from
POINTS_PART = 0.5  # weight of measures beside the chance of winning
WARM_UP = 0.05  # share of all steps in which the rate rises
BLOCK = 1 << 16  # positions judged at a time
FAR_BELOW = -1e4  # the score of who does not play


def read(names, device):
    """Returns inputs and outcomes to learn from, and the same kept apart."""
    parts = []
    for name in names:
        inputs, outputs = struct.unpack("<II", open(name, "rb").read(8))
        rows = np.fromfile(name, dtype="<f4", offset=8).reshape(-1, inputs + outputs)
        rows = torch.from_numpy(rows).to(device)
        cut = len(rows) - len(rows) // KEPT_APART
        parts.append((rows[:cut, :inputs], rows[:cut, inputs:], rows[cut:, :inputs], rows[cut:, inputs:]))
    return [torch.cat(p) for p in zip(*parts)]


def form(inputs, outputs, args):
    """Returns a network that has learnt nothing."""
    units = [int(u) for u in args.units.split(",")]
    if args.each:
        return SeatBySeat(network([inputs // outputs, *units, 1]), outputs)
    return network([inputs, *units, outputs])


def network(sizes):
    layers = []
    for i, o in zip(sizes, sizes[1:]):
        layer = torch.nn.Linear(i, o)
        torch.nn.init.normal_(layer.weight, std=math.sqrt(2 / i))
        torch.nn.init.zeros_(layer.bias)
        layers += [layer, torch.nn.ReLU()]
    return torch.nn.Sequential(*layers[:-1])


def layers_of(net):
    return [m for m in net.modules() if isinstance(m, torch.nn.Linear)]


class SeatBySeat(torch.nn.Module):
    """One network that judges each of the seats by its part of the inputs."""

    def __init__(self, net, seats):
        super().__init__()
        self.net, self.seats = net, seats

    def forward(self, x):
        return self.net(x.reshape(len(x), self.seats, -1)).squeeze(2)


def surprise(y, want, shares):
    """The mean surprise at what became of positions. Who does not play has no share."""
    if shares:
        y = y.masked_fill(want < 0, FAR_BELOW)
        return -(want.clamp(min=0) * F.log_softmax(y, 1)).sum(1).mean()
    return F.binary_cross_entropy_with_logits(y[:, 0], want[:, 0])


def pull(y, want, shares):
    """What learning makes small."""
    loss = surprise(y, want, shares)
    if not shares and want.shape[1] > 1:
        loss = loss + POINTS_PART / 2 * ((y[:, 1:] - want[:, 1:]) ** 2).sum(1).mean()
    return loss


def recall(net, name):
    """Takes up the weights that export has written, of a network of the same shape."""
    body = open(name, "rb").read()
    at = body.index(b"\n") + 2
    for layer in layers_of(net):
        i, o = layer.in_features, layer.out_features
        if struct.unpack_from("<HH", body, at) != (i, o):
            raise SystemExit(f"{name}: a network of another shape")
        at += 4
        scale = np.frombuffer(body, "<f4", o, at)
        small = np.frombuffer(body, "i1", i * o, at + 4 * o).reshape(i, o)
        bias = np.frombuffer(body, "<f4", o, at + 4 * o + i * o)
        at += 8 * o + i * o
        layer.weight.data = torch.from_numpy((small * scale).T.copy()).to(layer.weight)
        layer.bias.data = torch.from_numpy(bias.copy()).to(layer.bias)


def judged(net, x, want, shares):
    with torch.no_grad():
        y = torch.cat([net(x[i : i + BLOCK]) for i in range(0, len(x), BLOCK)])
    return surprise(y, want, shares).item()


def learn(net, x, want, args):
    steps = args.rounds * (len(x) // args.batch)
    adam = torch.optim.Adam(net.parameters(), lr=args.rate, fused=x.is_cuda)

    def rate(step):
        done = step / steps
        if done < WARM_UP:
            return done / WARM_UP
        return (1 + math.cos(math.pi * (done - WARM_UP) / (1 - WARM_UP))) / 2

    plan = torch.optim.lr_scheduler.LambdaLR(adam, rate)
    for _ in range(args.rounds):
        order = torch.randperm(len(x), device=x.device)
        for i in range(0, len(x) - args.batch + 1, args.batch):
            rows = order[i : i + args.batch]
            adam.zero_grad(set_to_none=True)
            pull(net(x[rows]), want[rows], args.shares).backward()
            adam.step()
            plan.step()


def export(net, name):
    """Writes what game/net reads: bytes with a scale for each output. The network then has these weights."""
    layers = layers_of(net)
    body = b"outremer-net 1\n" + bytes([len(layers)])
    for layer in layers:
        scale = (layer.weight.data.abs().amax(1) / 127).clamp(min=1e-9)
        small = (layer.weight.data / scale[:, None]).round()
        layer.weight.data = small * scale[:, None]
        body += struct.pack("<HH", layer.in_features, layer.out_features)
        body += scale.cpu().numpy().astype("<f4").tobytes()
        body += small.t().contiguous().to(torch.int8).cpu().numpy().tobytes()
        body += layer.bias.data.cpu().numpy().astype("<f4").tobytes()
    with open(name, "wb") as file:
        file.write(body)
    return len(body)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("files", nargs="+")
    p.add_argument("--out", required=True)
    p.add_argument("--shares", action="store_true", help="the outputs are shares of the win")
    p.add_argument("--each", action="store_true", help="one network judges each seat by that seat's inputs")
    p.add_argument("--units", default="64,32", help="between inputs and outputs")
    p.add_argument("--from", dest="recall", help="network to go on from")
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--batch", type=int, default=2048)
    p.add_argument("--rate", type=float, default=3e-3)
    p.add_argument("--seed", type=int, default=1)
    args = p.parse_args()
    began = time.time()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    x, want, apart, apart_want = read(args.files, device)
    net = form(x.shape[1], want.shape[1], args).to(device)
    if args.recall:
        recall(net, args.recall)
        args.rate /= 4  # what it knows is to be changed, not forgotten
        print(f"{args.recall}: loss {judged(net, apart, apart_want, args.shares):.4f}", flush=True)
    learn(net, x, want, args)
    loss = judged(net, apart, apart_want, args.shares)
    size = export(net, args.out)
    small = judged(net, apart, apart_want, args.shares)
    print(f"{args.out}: {size} bytes from {len(x)} positions; loss {loss:.4f}, in small numbers {small:.4f} "
          f"({len(apart)} positions apart, {time.time() - began:.0f} s, {device})", flush=True)


if __name__ == "__main__":
    main()

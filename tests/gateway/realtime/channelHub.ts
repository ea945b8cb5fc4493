import { parse } from "graphql";
import type { Context } from "#gateway/graphql/context";
import { type Channel, Channels, type Subscriber } from "#gateway/realtime/channel";
import type { SocketOperation } from "#gateway/realtime/operation";
import { openWire } from "#gateway/realtime/wire/openWire";
import { createContext, noRequest } from "#gateway/schema/createContext";
import { Pipeline } from "#gateway/schema/pipeline";
import type { Viewer } from "#gateway/session/viewer";
import type { TestGateway } from "#tests/support/gateway";

/** An operation as a socket sends it. */
export function toOperation(text: string, isPersonal = false): SocketOperation {
  const document = parse(text);
  return { document, text, operationName: undefined, variables: {}, isSubscription: true, isPersonal };
}

export const changes = toOperation("subscription { organizationChanged { tenantId code name } }");

/** A listener that keeps what it hears. */
export class RecordingSubscriber implements Subscriber {
  readonly frames: string[] = [];
  channel: Channel | undefined;

  readonly id: string;
  readonly viewer: Viewer;

  constructor(id: string, viewer: Viewer) {
    this.id = id;
    this.viewer = viewer;
  }

  send(frame: Buffer): void {
    this.frames.push(frame.toString());
  }
  reauthorize(): void {
    this.frames.push("reauthorize");
  }
  skip(): void {
    this.frames.push("skip");
  }
  moveTo(to: Channel): void {
    this.channel = to;
  }
}

export interface Hub {
  channels: Channels;
  /** On whose behalf each event was answered. */
  contexts: Context[];
}

/** Channels of a gateway, and on whose behalf each event was executed. */
export function openHub({ gateway }: TestGateway): Hub {
  const contexts: Context[] = [];
  const channels = new Channels({
    wire: openWire("plain", 1),
    pipeline: new Pipeline({
      production: false,
      persisted: () => new Map(),
      log: gateway.log,
      readRow: gateway.database.readRow,
    }),
    bus: gateway.bus,
    async createContext(viewer) {
      const tenant = await gateway.tenants.find(viewer.organizationId);
      if (!tenant) throw new Error("no tenant");
      const context = createContext(gateway, { ...noRequest, viewer, tenant, log: gateway.log });
      contexts.push(context);
      return context;
    },
    fault: (error) => JSON.stringify({ data: null, fault: String(error) }),
  });
  return { channels, contexts };
}

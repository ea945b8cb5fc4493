import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "../config";
import { type ByteRange, checkKey, type FileStorage, MissingFile, type StoredObject } from "./storage";

type Sdk = typeof import("@aws-sdk/client-s3");

interface Store {
  sdk: Sdk;
  client: S3Client;
}

async function connect({ endpoint, region, key, secret }: S3Settings): Promise<Store> {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Stores other than Amazon's seldom have a host for each bucket, or its newest checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}

const isMissing = (error: unknown) =>
  error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name);

/** Keeps files in a bucket. The SDK is loaded with the first of them. */
export function openS3Storage(settings: S3Settings): FileStorage {
  const { bucket: Bucket } = settings;
  let opened: Promise<Store> | undefined;
  const open = () => {
    opened ??= connect(settings);
    return opened;
  };
  return {
    async keep(key, path) {
      const { sdk, client } = await open();
      const { size: ContentLength } = await stat(path);
      const Body = createReadStream(path);
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: checkKey(key), Body, ContentLength }));
      await rm(path);
    },
    async read(key, range?: ByteRange): Promise<Readable> {
      const { sdk, client } = await open();
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const command = new sdk.GetObjectCommand({ Bucket, Key: checkKey(key), ...part });
      const { Body } = await client.send(command).catch((error: unknown) => {
        throw isMissing(error) ? new MissingFile(key) : error;
      });
      if (!(Body instanceof Readable)) throw new MissingFile(key);
      return Body;
    },
    async remove(key) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
    async *list(): AsyncGenerator<StoredObject> {
      const { sdk, client } = await open();
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined) yield { key: Key, changedAt: LastModified ?? new Date() };
    },
  };
}

import type { PushState, PushSubscriptionFacts } from '@longwave/contract/push.ts';

/** What a subscription is about: `resident/ines`, `programme/tides` or `broadcast/tides-2026-11-16`. */
export type Subject = `${'resident' | 'programme' | 'broadcast'}/${string}`;

/** A notice that is being sent; `notice` is JSON. */
export type ClaimedNotice = {
  id: number;
  subscription: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  notice: string;
  tag: string;
  isUrgent: boolean;
  until: number;
  attempts: number;
};

export type NewNotice = { notice: string; tag: string; due: number; until: number };

/** Subscriptions, what they are about, and the notices that are still to be sent. */
export type PushTable = {
  subscriptions(): Promise<number>;
  has(endpoint: string): Promise<boolean>;
  state(endpoint: string): Promise<PushState>;
  /** A subscription without topics and notices is removed. */
  setFollows(subscription: PushSubscriptionFacts, follows: Subject[]): Promise<void>;
  setReminder(subscription: PushSubscriptionFacts, about: Subject, until: number | undefined): Promise<void>;
  removeSubscription(endpoint: string): Promise<void>;
  hasReminders(): Promise<boolean>;
  /** Those of the slugs that have been announced. */
  announcedShows(slugs: string[]): Promise<Set<string>>;
  /**
   * Marks a show as announced and writes notices for the subscriptions to any of these subjects, or none without `notice`; only
   * once for each show, however many processes try.
   */
  announceShow(slug: string, at: number, subjects: Subject[], notice: NewNotice | undefined): Promise<void>;
  /** Marks shows as announced without a notice. */
  markAnnounced(shows: { slug: string; at: number }[]): Promise<void>;
  /** Writes the notice and deletes the topic, so that there is only one reminder. */
  remind(about: Subject, notice: NewNotice): Promise<void>;
  /** Claims the next notice that is due for one sender. It is not claimed again unless it is to be retried, not even after a crash. */
  claim(now: number): Promise<ClaimedNotice | undefined>;
  markSent(notice: ClaimedNotice): Promise<void>;
  retryAt(notice: ClaimedNotice, due: number): Promise<void>;
  /** Several in a row end the subscription. */
  giveUp(notice: ClaimedNotice): Promise<void>;
  clean(now: number): Promise<void>;
};

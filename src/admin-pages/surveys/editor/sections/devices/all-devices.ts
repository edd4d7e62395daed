import type { SurveySettings } from '@/survey-model';

/** A kind of device that visitors use. */
export type Device = SurveySettings[ 'targeting' ][ 'devices' ][ number ];

/** The devices in display order. All of them are no restriction. */
export const ALL_DEVICES: readonly Device[] = [ 'desktop', 'tablet', 'mobile' ];

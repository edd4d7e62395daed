/** A device as owners choose it. */
export type Device = 'desktop' | 'tablet' | 'mobile';

/** What of `navigator` tells the device. */
export interface DeviceHints {
	userAgent: string;
	maxTouchPoints: number;
	/** Client hints, which only Chromium has, and only on https. */
	userAgentData?: { mobile: boolean; platform: string } | undefined;
}

/** Televisions and robots: they count as computers. Cubot is a maker of phones. */
const NO_HAND_HELD =
	/tv\b|web0s|tizen(?!.*mobile)|bravia|\baft[a-z]|crkey|[^u]bot\b|crawl|spider/i;

const TABLET = /ipad|tablet(?! pc)|playbook|kindle|silk(?!.*mobile)/i;

const MOBILE = /mobi|iphone|ipod|opera mini|midp/i;

/**
 * The visitor's device. Client hints win where they are given; otherwise the user agent decides. Tablets with Android
 * are those that do not call themselves mobile; iPads call themselves Macintosh, but Macintoshes have no touch screen.
 *
 * @param hints `navigator`.
 */
export function deviceOf( {
	userAgent,
	maxTouchPoints,
	userAgentData: hints,
}: DeviceHints ): Device {
	if ( NO_HAND_HELD.test( userAgent ) ) {
		return 'desktop';
	}
	if (
		TABLET.test( userAgent ) ||
		( /macintosh/i.test( userAgent ) && maxTouchPoints > 1 )
	) {
		return 'tablet';
	}
	if ( hints ? hints.mobile : MOBILE.test( userAgent ) ) {
		return 'mobile';
	}
	return /android/i.test( hints?.platform || userAgent )
		? 'tablet'
		: 'desktop';
}

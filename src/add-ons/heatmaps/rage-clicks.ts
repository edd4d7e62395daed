/** Clicks that make a rage click, as PostHog counts them (docs/decisions/0106). */
const CLICKS = 3;

/** Less than this many pixels, across and down together, lie between two of them. */
const DISTANCE = 30;

/** Less than this many milliseconds pass between two of them. */
const INTERVAL = 1000;

/** Where people click quickly for good reasons: they select text, and step numbers and videos. */
export const FIELDS =
	'input,textarea,select,label,video,audio,[contenteditable]';

/** A click of a pointer. */
export type Click = Pick<
	MouseEvent,
	'clientX' | 'clientY' | 'timeStamp' | 'target' | 'detail' | 'isTrusted'
>;

/**
 * Makes a function that is called for each click of a page, and says whether it completes a rage click: several quick clicks on
 * one spot. Further ones of the same row are no new rage click.
 */
export function createRageDetector(): ( click: Click ) => boolean {
	let last: Click | undefined;
	let count = 0;
	return ( click ) => {
		const { clientX: x, clientY: y, timeStamp: at, target } = click;
		if (
			! isByPointer( click ) ||
			( target as Element ).closest?.( FIELDS )
		) {
			last = undefined;
			return false;
		}
		count =
			last &&
			Math.abs( x - last.clientX ) + Math.abs( y - last.clientY ) <
				DISTANCE &&
			at - last.timeStamp < INTERVAL
				? count + 1
				: 1;
		last = click;
		return count === CLICKS;
	};
}

/** Whether a person clicked with a pointer: no script did, and no key, which has no place. */
export const isByPointer = ( { isTrusted, detail }: Click ): boolean =>
	isTrusted && detail > 0;

import type { Question } from '../../survey-model';
import type { AnswerValue } from '../definitions';
import { optionLabels } from '../option-labels';
import { progressKey } from '../progress-key';
import type { Journey } from './state';

/** What sessionStorage keeps of a visitor who has begun a survey: the same for popups and inline surveys. */
export interface Memory extends Journey {
	/** The questions as they were then. */
	questions: readonly Question[];
}

/** Whether the visitor has answered, typed or skipped anything. */
export const hasBegun = ( {
	answers,
	drafts,
}: Pick< Journey, 'answers' | 'drafts' > ) =>
	answers.length > 0 || Object.keys( drafts ).length > 0;

/**
 * What an earlier page of this session has kept; null if nothing. Throws if storage is blocked or its content is not ours.
 *
 * @param cookieName The survey's `cookie_name`.
 */
export const recall = ( cookieName: string ): Memory | null =>
	JSON.parse( window.sessionStorage.getItem( progressKey( cookieName ) )! );

/**
 * Keeps what a visitor has done in this tab's session.
 *
 * @param cookieName The survey's `cookie_name`.
 * @param memory     What to keep; null if nothing has to be kept any more.
 */
export function keep( cookieName: string, memory: Memory | null ): void {
	const key = progressKey( cookieName );
	try {
		if ( memory ) {
			window.sessionStorage.setItem( key, JSON.stringify( memory ) );
		} else {
			window.sessionStorage.removeItem( key );
		}
	} catch {
		// Storage is blocked or full: a reload begins the survey again.
	}
}

/**
 * Whether what was kept can still be given to a question: it has the same type, and the chosen options or the scale of a chosen
 * number.
 *
 * @param before The questions as they were then.
 * @param now    The questions of this page.
 * @param id     The question's id.
 * @param value  The answer; null for typed texts.
 */
export function stillFits(
	before: readonly Question[],
	now: readonly Question[],
	id: string,
	value: AnswerValue = null
): boolean {
	const [ old, current ] = [ before, now ].map( ( list ) =>
		list.find( ( question ) => question.id === id )
	);
	if ( old?.type !== current?.type ) {
		return false;
	}
	const labels: unknown[] = optionLabels( current! );
	return labels.length
		? [ value ?? [] ].flat().every( ( label ) => labels.includes( label ) )
		: typeof value !== 'number' ||
				JSON.stringify( old!.settings ) ===
					JSON.stringify( current!.settings );
}

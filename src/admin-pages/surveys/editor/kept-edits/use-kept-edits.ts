import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { siteZone } from '@/lib/site-zone';
import { navigate } from '@/hooks/use-hash-route';
import { useTimer } from '@/hooks/use-timer';
import { FIRST_STEP_OF_SAVED } from '@/routes';
import { differing } from '@/stores/record';
import { store as surveysStore } from '@/stores/surveys';
import type { SurveyEdits, SurveyRecord } from '@/stores/surveys/types';
import type { EditableSurvey } from '@/survey-model';
import {
	NEW_SURVEY_ID,
	isUnsavedChoice,
	optionIds,
	uuid,
	withOptionIds,
	withSchedule,
} from '@/survey-model';
import { stepRoute } from '../steps';
import type { KeptEdits } from './storage';
import { forgetKept, keep, keptKey, keptOf } from './storage';

/** How long typing goes on before it is kept, in milliseconds. */
const PAUSE_MS = 500;

/** Edits that an earlier opening of the survey did not save. */
export interface KeptOffer {
	kept: KeptEdits;
	/** Whether the survey was saved since. */
	isOutdated: boolean;
	restore: () => void;
	discard: () => void;
}

export interface KeptEditsOfSurvey {
	offer: KeptOffer | undefined;
	/** Removes what this opening keeps, because the user leaves without saving. */
	forget: () => void;
}

/**
 * Kept edits as edits of the survey that is open now: sections that the plugin has got since keep their values, and options that were
 * kept before they had ids get those of the saved ones.
 */
function editsOf( { edits }: KeptEdits, saved: EditableSurvey ): SurveyEdits {
	const { questions, settings, notifications } = edits;
	return {
		...edits,
		...( questions && {
			questions: questions.map( ( question ) => {
				const stored = saved.questions.find(
					( { id } ) => id === question.id
				);
				return stored &&
					optionIds( stored ).length > 0 &&
					optionIds( question ).length === 0
					? withOptionIds( question, stored )
					: question;
			} ),
		} ),
		...( settings && { settings: { ...saved.settings, ...settings } } ),
		...( notifications && {
			notifications: { ...saved.notifications, ...notifications },
		} ),
	};
}

/** Keeps what is not saved in this browser, and finds what earlier openings of the survey left there. */
export function useKeptEdits( id: number ): KeptEditsOfSurvey {
	const registry = useRegistry();
	const { editSurvey, receiveSurvey, choosePublication } =
		useDispatch( surveysStore );
	const startTimer = useTimer();
	const isWaiting = useRef( false );
	const opening = useRef( '' );
	if ( opening.current === '' ) {
		opening.current = uuid();
	}
	const key = keptKey( id, opening.current );
	const [ offered, setOffered ] = useState< KeptEdits >();

	/** The open record; undefined if there is none, or a new survey has moved to its own id. */
	function openRecord(): SurveyRecord | undefined {
		const record = registry.select( surveysStore ).getSurveyRecord( id );
		return record?.saved.id === id ? record : undefined;
	}
	function write(): boolean {
		startTimer();
		isWaiting.current = false;
		const record = openRecord();
		if ( record === undefined ) {
			return false;
		}
		const { saved, edits, clientId, command } = record;
		return keep( {
			key,
			at: Date.now(),
			revision: saved.revision,
			edits,
			choice: command.choice,
			start:
				id === NEW_SURVEY_ID ? { survey: saved, clientId } : undefined,
		} );
	}
	function forget(): void {
		startTimer();
		isWaiting.current = false;
		forgetKept( key );
	}
	/** The newest entry of another opening that differs from what is saved. */
	function nextOffer( record: SurveyRecord ): KeptEdits | undefined {
		return keptOf( id, key ).find( ( kept ) => {
			const { saved } = record;
			const isNews =
				( kept.choice !== undefined &&
					isUnsavedChoice( kept.choice, saved, Date.now() ) ) ||
				Object.keys( differing( editsOf( kept, saved ), saved ) )
					.length > 0;
			if ( ! isNews ) {
				forgetKept( kept.key );
			}
			return isNews;
		} );
	}

	const { isOpen, edits, choice } = useSelect(
		( select ) => {
			// getSurvey would load a survey that has just been closed.
			const record = select( surveysStore ).getSurveyRecord( id );
			const isOwn = record?.saved.id === id;
			return {
				isOpen: isOwn,
				edits: isOwn ? record.edits : undefined,
				choice: isOwn ? record.command.choice : undefined,
			};
		},
		[ id ]
	);
	// A save changes the edits, too.
	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		if ( registry.select( surveysStore ).hasUnsaved( id ) ) {
			if ( ! isWaiting.current ) {
				isWaiting.current = true;
				startTimer( write, PAUSE_MS );
			}
		} else {
			forget();
		}
	}, [ id, isOpen, edits, choice ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The functions read the store.

	useEffect( () => {
		const record = openRecord();
		setOffered( record && nextOffer( record ) );
	}, [ id, isOpen ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once for each opening.

	useEffect( () => {
		const flush = () => void ( isWaiting.current && write() );
		window.addEventListener( 'pagehide', flush );
		document.addEventListener( 'visibilitychange', flush );
		return () => {
			window.removeEventListener( 'pagehide', flush );
			document.removeEventListener( 'visibilitychange', flush );
			// A new survey that was saved goes on under its id. After a failure of the builder, the entry is offered again.
			const saved = registry.select( surveysStore ).getSurveyRecord( id );
			if ( saved !== undefined && saved.saved.id !== id ) {
				forget();
			} else {
				flush();
			}
		};
	}, [ id ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The functions read the store.

	function take( kept: KeptEdits, isRestored: boolean ): void {
		if ( isRestored ) {
			if ( kept.start && id === NEW_SURVEY_ID ) {
				receiveSurvey( kept.start.survey, kept.start.clientId );
			}
			const record = openRecord();
			if ( record ) {
				editSurvey( id, editsOf( kept, record.saved ) );
			}
			const { choice: chosen } = kept;
			if ( chosen ) {
				choosePublication( id, ( _, { publish_at: stored } ) =>
					withSchedule( chosen, {}, stored, siteZone() )
				);
			}
		}
		// What is restored is kept again, under the key of this opening.
		if ( ! isRestored || write() ) {
			forgetKept( kept.key );
		}
		const record = openRecord();
		setOffered(
			isRestored || record === undefined ? undefined : nextOffer( record )
		);
		if ( isRestored && id === NEW_SURVEY_ID ) {
			navigate( stepRoute( id, FIRST_STEP_OF_SAVED ) );
		}
	}

	return {
		offer: offered && {
			kept: offered,
			isOutdated: offered.revision !== openRecord()?.saved.revision,
			restore: () => take( offered, true ),
			discard: () => take( offered, false ),
		},
		forget,
	};
}

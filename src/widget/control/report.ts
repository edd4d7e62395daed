import type { WidgetSurvey } from '../../survey-model';
import type { SurveyEvents, WidgetEvents } from '../events';
import { emit } from '../events';
import type { PopupState } from '../types';
import { warn } from '../warn';

/**
 * Tells listeners and the page what happens in a popup. Call the result for each state; it compares it with the one before.
 *
 * @param survey The survey as in the page's data.
 * @param before The state before the first one; undefined if the popup was not drawn yet.
 */
export function createReport(
	survey: WidgetSurvey,
	before?: PopupState
): ( state: PopupState ) => void {
	let isEngaged = !! before?.index;

	function report< Name extends keyof SurveyEvents >(
		name: Name,
		more?: object
	): void {
		const detail = {
			survey: survey.id,
			title: survey.title,
			...more,
		} as WidgetEvents[ Name ];
		// The loader creates the registry.
		window.userfeedback?.parts?.listener?.forEach( ( { on } ) => {
			try {
				on( name, detail, survey );
			} catch ( error ) {
				warn( error );
			}
		} );
		emit( name, detail );
	}

	return ( state ) => {
		const last = before;
		before = state;
		// Another id: a tab has got its questions.
		if ( last?.submissionId !== state.submissionId ) {
			if ( ! last ) {
				report( 'view' );
			}
			// A survey that goes on from an earlier page was reported there.
			isEngaged = state.index > 0;
			return;
		}
		// What the visitor did in another tab was reported there.
		const isOver =
			state.view !== last.view && state.delivery.status !== 'elsewhere';
		if ( isOver || state.index > last.index ) {
			reportAnswer( last, state );
		}
		if ( ! isEngaged && state.index > 0 ) {
			isEngaged = true;
			report( 'engagement' );
		}
		if ( isOver ) {
			report( 'finished', {
				response:
					state.delivery.status === 'none'
						? null
						: state.submissionId,
			} );
		}
		if ( state.isMinimized !== last.isMinimized ) {
			report( state.isMinimized ? 'minimize' : 'open' );
		}
		if ( state.isOpen !== last.isOpen ) {
			report( 'close' );
		}
	};

	/** Reports the answer to the question that the visitor has left. */
	function reportAnswer( last: PopupState, { answers }: PopupState ): void {
		const question = last.survey.questions[ last.index ]?.id;
		const answer = answers.find(
			( { question_id: id } ) => id === question
		);
		if ( answer && answer.value !== null ) {
			report( 'answer', { question } );
		}
	}
}

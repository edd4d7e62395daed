import type { WidgetSurvey } from '@/survey-model';
import type { Engine } from '@/widget/engine/engine';
import { createEngine } from '@/widget/engine/engine';
import { initialState, type State } from '@/widget/engine/state';
import { openRegistry } from '@/widget/registry';
import { resumed } from '@/widget/resume/resume';
import type { MountArguments, Outcome, Parcel } from '@/widget/types';
import { answerBy, usePageLife } from './page-life';
import { answer, clearCookies, pageData, survey as asSurvey } from './support';

const TYPED: readonly string[] = [ 'text', 'long-text', 'email' ];

/** A survey at its first question, with the rules of its types. */
export const atBeginning = ( survey: WidgetSurvey ): State =>
	initialState(
		survey,
		survey.questions.map( ( { type } ) => ( {
			missing: TYPED.includes( type )
				? 'required_text'
				: 'required_choice',
		} ) )
	);

/** What the session keeps of the survey that open() asks. */
export const KEY = 'userfeedback-7-progress';

/** What was given to the outbox, with what it is told of it. */
export const parcels: {
	parcel: Parcel;
	report: ( outcome: Outcome ) => void;
}[] = [];
const fetchMock = jest.fn();

/** Call at the top of a test file. */
export function useEngine(): void {
	usePageLife();
	beforeEach( () => {
		parcels.length = 0;
		sessionStorage.clear();
		localStorage.clear();
		clearCookies();
		fetchMock.mockReset().mockResolvedValue( answer( 204 ) );
		answerBy( fetchMock );
		window.userfeedback = {
			resume: resumed,
			outbox: {
				send: ( parcel, report ) => parcels.push( { parcel, report } ),
			},
		};
		openRegistry();
	} );

	afterEach( () => jest.restoreAllMocks() );
}

/** A survey of a choice and a text. */
export function open(
	changes: Partial< WidgetSurvey > = {},
	more: Partial< MountArguments > = {}
): Engine {
	const asked = asSurvey( changes );
	return createEngine(
		{ data: pageData(), survey: asked, ...more },
		{
			rules: asked.questions.map( () => ( {
				missing: 'required_choice',
			} ) ),
		}
	);
}

/** Answers the first question and goes on. */
export function begin( { dispatch }: Engine ): void {
	dispatch( { type: 'ANSWER', value: 'The web' } );
	dispatch( { type: 'NEXT' } );
}

/** Answers the second question too. */
export function finish( engine: Engine ): void {
	begin( engine );
	engine.dispatch( { type: 'TYPE', typed: { text: 'Tea' } } );
	engine.dispatch( { type: 'NEXT' } );
}

export const leave = () => window.dispatchEvent( new Event( 'pagehide' ) );

/** The counts that were posted, in order. */
export const counts = () =>
	fetchMock.mock.calls.map( ( [ url, { body } ] ) =>
		body
			? [ JSON.parse( body ).event, JSON.parse( body ).question_id ]
			: [ String( url ).split( '/' ).at( -1 )!.split( '?' )[ 0 ] ]
	);
export const STARTED = [ 'started', null ];
export const IMPRESSION = [ 'impression' ];

import { act } from '@testing-library/react';
import { button, fetchMock, show, useFreshPage, widget } from './popup';
import { answer, choice, settle } from './support';

// An outbox that looks again as soon as it can, not seconds later.
jest.mock( '@/widget/outbox/schedule', () => ( {
	...jest.requireActual( '@/widget/outbox/schedule' ),
	nextTry: () => ( { next_at: 0, is_held: false } ),
	nextLook: () => 1,
} ) );

useFreshPage();

/** Answers a survey; its id tells the tests' pages apart. */
async function answerSurvey( id: number ): Promise< void > {
	const user = await show( [ choice ], {}, { id } );
	await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
	await user.click( button( 'Next' ) );
	await act( settle );
}

const surveys = () =>
	fetchMock.mock.calls.map(
		( [ url ] ) => /surveys\/(\d+)/.exec( url )?.[ 1 ]
	);

/** The timers that were due by now have fired: each of the outbox waits a millisecond. */
async function pass(): Promise< void > {
	for ( let turn = 0; turn < 5; turn++ ) {
		await act( () => new Promise( ( done ) => setTimeout( done, 2 ) ) );
	}
}

describe( 'a page of a test that ended', () => {
	const outcome = jest.fn();
	let reply: ( value: unknown ) => void;

	it( 'tries again while it is open', async () => {
		fetchMock.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		await answerSurvey( 1 );
		await pass();
		expect( surveys().length ).toBeGreaterThan( 2 );
		window.userfeedback!.outbox!.send(
			{
				survey_id: 2,
				cookie_name: 'userfeedback-2',
				urls: [ '/surveys/2', '/surveys/2' ],
				body: {
					submission_id: 'id-2',
					answers: [],
					page_submitted: { url: 'https://example.org/', name: '' },
					nonce: '3.abc',
				},
			},
			outcome
		);
		await pass();
		outcome.mockClear();
	} );

	it( 'sends and reports nothing in the next one', async () => {
		await answerSurvey( 3 );
		await pass();
		expect( surveys() ).toEqual( [ '3' ] );
		expect( outcome ).not.toHaveBeenCalled();
	} );

	it( 'gets no answer either', async () => {
		fetchMock.mockReturnValue(
			new Promise( ( resolve ) => {
				reply = resolve;
			} )
		);
		await answerSurvey( 4 );
		expect( surveys() ).toEqual( [ '4' ] );
	} );

	it( 'so that a late one stores nothing', async () => {
		reply( answer( 503 ) );
		await pass();
		expect( Object.keys( localStorage ) ).toEqual( [] );
		expect( document.cookie ).toBe( '' );
		expect( fetchMock ).not.toHaveBeenCalled();
	} );
} );

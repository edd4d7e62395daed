import { act, waitFor } from '@testing-library/react';
import { goTo } from '@/add-ons/behavior/navigation';
import type { Question, WidgetSurvey } from '@/survey-model';
import type { ThankYouSettings } from '@/widget/definitions';
import {
	button,
	fetchMock,
	heading,
	hostElement,
	root,
	sentBodies,
	show,
	useFreshPage,
	widget,
} from '../widget/popup';
import { answer, choice, settle, survey } from '../widget/support';
// After the app, which the popup's module brings.
import '@/add-ons/behavior/parts/redirect';

jest.mock( '@/add-ons/behavior/navigation' );

useFreshPage();
beforeEach( () => jest.mocked( goTo ).mockClear() );

const TARGET = 'https://example.org/thanks';

const redirect: ThankYouSettings = {
	type: 'redirect',
	message: 'Thanks!',
	redirect_url: TARGET,
};

/** A conditional redirect; each row is a value of the first question and the target for it. */
function conditional( ...rows: [ string, string ][] ): ThankYouSettings {
	return {
		type: 'conditional_redirect',
		message: 'Thanks!',
		conditions: rows.map( ( [ condition, redirect_url ] ) => ( {
			question: choice.id,
			condition_type: '=',
			condition,
			redirect_url,
		} ) ),
	};
}

function showWith(
	thank_you: ThankYouSettings,
	changes: Partial< WidgetSurvey > = {},
	questions: Question[] = [ choice ]
) {
	const { settings } = survey();
	return show(
		questions,
		{ strings: { ...STRINGS } },
		{ settings: { ...settings, thank_you }, ...changes }
	);
}

const STRINGS = {
	next: 'Next',
	skip: 'Skip',
	close: 'Close',
	retry: 'Try again',
	error_send: 'Not sent.',
	redirect_preview: 'Visitors now go to %s',
};

async function finish(
	thankYou: ThankYouSettings,
	name = 'The web',
	changes: Partial< WidgetSurvey > = {}
): Promise< void > {
	const user = await showWith( thankYou, changes );
	await user.click( widget().getByLabelText( name ) );
	await user.click( button( 'Next' ) );
	await act( settle );
}

describe( 'a redirect', () => {
	it( '[WID-11~] leaves for its URL, once, when the answers are saved', async () => {
		let confirm = () => {};
		fetchMock.mockImplementation(
			( _: string, { body }: { body: string } ) =>
				new Promise( ( resolve ) => {
					const { submission_id: id } = JSON.parse( body );
					confirm = () =>
						resolve(
							answer( 201, { success: true, data: { id } } )
						);
				} )
		);
		await finish( redirect );
		expect( heading() ).toHaveTextContent( 'Thanks!' );
		expect( goTo ).not.toHaveBeenCalled();
		await act( async () => {
			confirm();
			await settle();
		} );
		expect( goTo ).toHaveBeenCalledTimes( 1 );
		expect( goTo ).toHaveBeenCalledWith( TARGET );
		const id = sentBodies()[ 0 ].submission_id;
		expect( decodeURIComponent( document.cookie ) ).toContain(
			`userfeedback-7={"submitted":true,"last_response_id":"${ id }"}`
		);
	} );

	it( 'leaves when the answers are stored for a later attempt', async () => {
		fetchMock.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		await finish( redirect );
		expect( goTo ).toHaveBeenCalledTimes( 1 );
		expect( Object.keys( localStorage ) ).toHaveLength( 1 );
	} );

	it( '[WID-11~] leaves if there is nothing to save', async () => {
		const user = await showWith( redirect );
		await user.click( button( 'Skip' ) );
		await act( settle );
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( goTo ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'stays while answers could be lost', async () => {
		fetchMock.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		const full = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'full', 'QuotaExceededError' );
			} );
		await finish( redirect );
		expect( button( 'Try again' ) ).toBeVisible();
		expect( goTo ).not.toHaveBeenCalled();
		full.mockRestore();
	} );

	it( 'stays if the answers are refused', async () => {
		fetchMock.mockResolvedValue(
			answer( 410, { code: 'userfeedback_survey_closed', message: '' } )
		);
		await finish( redirect );
		expect( goTo ).not.toHaveBeenCalled();
	} );

	it( 'is not followed after the visitor has closed the survey', async () => {
		let confirm = () => {};
		fetchMock.mockImplementation(
			() =>
				new Promise( ( _, reject ) => {
					confirm = () => reject( new TypeError( 'Failed' ) );
				} )
		);
		const user = await showWith( redirect );
		await user.click( widget().getByLabelText( 'The web' ) );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Close' ) );
		await waitFor( () => expect( hostElement() ).toBeNull() );
		await act( async () => {
			confirm();
			await settle();
		} );
		expect( goTo ).not.toHaveBeenCalled();
	} );

	it( '[WID-12~] is only described in the preview, as text', async () => {
		const url = 'https://example.org/?a=$&b=$1';
		await finish( { ...redirect, redirect_url: url }, 'The web', {
			id: 0,
		} );
		expect( root().querySelector( '.view__detail' ) ).toHaveTextContent(
			`Visitors now go to ${ url }`
		);
		expect( goTo ).not.toHaveBeenCalled();
	} );

	it( 'says nothing in the preview if no condition holds', async () => {
		await finish( conditional( [ 'By chance', TARGET ] ), 'The web', {
			id: 0,
		} );
		expect( root().querySelector( '.view__detail' ) ).toBeNull();
	} );

	it( '[THX-04~] is not opened by the popup either', async () => {
		await finish( { ...redirect, redirect_url: 'javascript:alert(1)' } );
		expect( heading() ).toHaveTextContent( 'Thanks!' );
		expect( goTo ).not.toHaveBeenCalled();
	} );
} );

describe( 'conditional redirects', () => {
	it.each( [
		[ 'The web', 'https://example.org/web' ],
		[ 'A friend', 'https://example.org/first' ],
	] )(
		'[THX-02] lead by the first row that holds: %s',
		async ( name, url ) => {
			await finish(
				conditional(
					[ 'A friend', 'https://example.org/first' ],
					[ 'The web', 'https://example.org/web' ],
					[ 'A friend', 'https://example.org/second' ]
				),
				name
			);
			expect( jest.mocked( goTo ).mock.calls ).toEqual( [ [ url ] ] );
		}
	);

	it( '[THX-02~] show the message if none holds', async () => {
		await finish( conditional( [ 'A friend', TARGET ] ), 'By chance' );
		expect( heading() ).toHaveTextContent( 'Thanks!' );
		expect( goTo ).not.toHaveBeenCalled();
	} );

	it( '[THX-02~] show the message if the first row that holds has no target', async () => {
		await finish( conditional( [ 'The web', '' ], [ 'The web', TARGET ] ) );
		expect( heading() ).toHaveTextContent( 'Thanks!' );
		expect( goTo ).not.toHaveBeenCalled();
	} );
} );

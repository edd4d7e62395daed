import { act, fireEvent } from '@testing-library/react';
import '@/widget/app';
import '@/widget/parts/deletion';
import '@/widget/parts/privacy';
import {
	button,
	confirm,
	fetchMock,
	sentBodies,
	show,
	type,
	useFreshPage,
	widget,
} from './popup';
import { answer, email, pageData, settle, story } from './support';

const STRINGS = {
	delete_url: '/wp-json/userfeedback/v1/privacy/erase-response',
	delete_answers: 'Delete my answers',
	delete_really: 'Delete for good',
	delete_done: 'Your answers are deleted within a few minutes.',
	delete_failed: 'This did not work. Try again later.',
};

useFreshPage();

/** Answers a survey. */
async function finish(): Promise< void > {
	const user = await show( [ story ], {
		strings: { ...pageData().strings, ...STRINGS },
	} as unknown as Parameters< typeof show >[ 1 ] );
	type( 'Much' );
	await user.click( button( 'Next' ) );
	await act( settle );
}

const click = ( name: string ) =>
	act( async () => {
		fireEvent.click( button( name ) );
		await settle();
	} );

/** What the server says to a request for deletion. */
const answerErasure = ( status: number ) =>
	fetchMock.mockImplementation( ( url: string, init: { body: string } ) =>
		url.includes( 'erase-response' )
			? Promise.resolve( answer( status, { success: true } ) )
			: confirm( url, init )
	);

describe( 'a visitor who wants an answer deleted', () => {
	it( '[PLS-18~] is asked once more, and the site is told the id of the answers', async () => {
		answerErasure( 202 );
		await finish();
		await click( 'Delete my answers' );
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		await click( 'Delete for good' );
		const [ url ] = fetchMock.mock.calls[ 1 ];
		expect( url ).toBe( '/wp-json/userfeedback/v1/privacy/erase-response' );
		const [ sent, request ] = sentBodies();
		expect( request ).toEqual( { submission_id: sent.submission_id } );
		expect( widget().getByText( STRINGS.delete_done ) ).toBeVisible();
		expect(
			widget().queryByRole( 'button', { name: 'Delete for good' } )
		).toBeNull();
	} );

	it( '[PLS-18~] can try again when it did not work', async () => {
		answerErasure( 429 );
		await finish();
		await click( 'Delete my answers' );
		await click( 'Delete for good' );
		expect( widget().getByText( STRINGS.delete_failed ) ).toBeVisible();
		answerErasure( 202 );
		await click( 'Delete for good' );
		expect( widget().getByText( STRINGS.delete_done ) ).toBeVisible();
	} );
} );

describe( 'a question for an email address', () => {
	it( '[PLS-18~] carries the privacy text of the owner, with a link to the policy', async () => {
		await show( [
			{
				...email,
				type: 'email',
				// Only the page's data has it.
				settings: Object.assign( {}, email.settings, {
					privacy_text: true,
				} ),
				config: {
					include_name: false,
					privacy_text: 'Only to answer you.',
					privacy_url: 'https://example.org/privacy',
				},
			},
		] );
		expect(
			widget().getByText( /Only to answer you\./ )
		).toBeInTheDocument();
		const link = widget().getByRole( 'link', { name: 'Privacy policy' } );
		expect( link ).toHaveAttribute( 'href', 'https://example.org/privacy' );
		expect( link ).toHaveAttribute( 'rel', 'noreferrer' );
	} );
} );

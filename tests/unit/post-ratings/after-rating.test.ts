import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { accept, control, openPage, respond, sent, star, status } from './page';

beforeEach( openPage );

const box = () =>
	within( control() ).queryByRole< HTMLTextAreaElement >( 'textbox', {
		name: 'What was missing?',
	} );
const invitation = () =>
	within( control() ).queryByRole( 'link', { name: 'Review' } );

describe( 'after a rating', () => {
	it( '[PLS-11~] shows the comment box or the invitation as the server says', async () => {
		expect( [ box(), invitation() ] ).toEqual( [ null, null ] );
		accept( 2, { may_comment: true } );
		await userEvent.click( star( 2 ) );
		await waitFor( () => expect( box() ).toBeVisible() );
		expect( invitation() ).toBeNull();
		accept( 5, { invites: true } );
		await userEvent.click( star( 5 ) );
		await waitFor( () => expect( invitation() ).toBeVisible() );
		expect( box() ).toBeNull();
	} );

	it( '[PLS-11~] sends a comment once, and keeps what was typed until it is stored', async () => {
		accept( 1, { may_comment: true } );
		await userEvent.click( star( 1 ) );
		await waitFor( () => expect( box() ).toBeVisible() );
		await userEvent.type( box()!, 'Too <b>short</b>' );
		const send = within( control() ).getByRole( 'button', {
			name: 'Send comment',
		} );
		respond( 503, undefined );
		await userEvent.click( send );
		await waitFor( () =>
			expect( status() ).toHaveTextContent(
				'That could not be stored. Try again in a minute.'
			)
		);
		expect( box() ).toHaveValue( 'Too <b>short</b>' );
		respond( 200, { success: true } );
		await userEvent.dblClick( send );
		await waitFor( () =>
			expect( status() ).toHaveTextContent(
				'Thank you. Your comment was sent.'
			)
		);
		expect( box() ).toBeNull();
		expect( sent().slice( 1 ) ).toEqual(
			Array( 2 ).fill( [
				'/rating/comment',
				{
					comment: 'Too <b>short</b>',
					nonce: '1.token',
					website: '',
				},
			] )
		);
	} );

	it( 'moves the focus to the control when the button for the comment is gone', async () => {
		accept( 1, { may_comment: true } );
		await userEvent.click( star( 1 ) );
		await waitFor( () => expect( box() ).toBeVisible() );
		await userEvent.type( box()!, 'x' );
		respond( 200, { success: true } );
		await userEvent.keyboard( '{Tab}{Enter}' );
		await waitFor( () => expect( control() ).toHaveFocus() );
		expect( box() ).toBeNull();
	} );

	it( 'says why a comment is refused', async () => {
		accept( 1, { may_comment: true } );
		await userEvent.click( star( 1 ) );
		await waitFor( () => expect( box() ).toBeVisible() );
		await userEvent.type( box()!, 'x' );
		respond( 409, {
			code: 'userfeedback_comment_exists',
			message: 'You have already sent a comment with this rating.',
		} );
		await userEvent.keyboard( '{Tab}{Enter}' );
		await waitFor( () =>
			expect( status() ).toHaveTextContent(
				'You have already sent a comment with this rating.'
			)
		);
		expect( status() ).toHaveClass( 'is-error' );
		expect( box() ).toHaveValue( 'x' );
	} );
} );

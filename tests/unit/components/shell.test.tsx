import { act, screen } from '@testing-library/react';
import { Link, useLocation } from 'wouter';
import { Page } from '@/components/page';
import { useSnackbar } from '@/components/snackbars';
import { navigate } from '@/hooks/use-hash-route';
import { renderAt } from '../support/render';

function Screens() {
	const [ location ] = useLocation();
	const show = useSnackbar();
	return (
		<Page
			key={ location }
			title={ `Screen ${ location }` }
			actions={
				<button onClick={ () => show( 'Saved.', { about: 'save' } ) }>
					Save
				</button>
			}
		>
			<Link href="/other">Other</Link>
		</Page>
	);
}

const header = () => document.querySelector( '.userfeedback-page__header' );

it( 'stays with its messages when the screen changes, and the focus moves to the new heading', async () => {
	renderAt( '/', <Screens /> );
	const before = header();
	act( () => screen.getByRole( 'button', { name: 'Save' } ).click() );
	act( () => screen.getByRole( 'link', { name: 'Other' } ).focus() );
	act( () => navigate( '/other' ) );
	expect(
		await screen.findByRole( 'heading', { name: 'Screen /other' } )
	).toBeVisible();
	expect( screen.queryByRole( 'heading', { name: 'Screen /' } ) ).toBeNull();
	expect( header() ).toBe( before );
	expect( screen.getAllByText( 'Saved.' ) ).toHaveLength( 1 );
	expect( document.activeElement ).toHaveClass(
		'userfeedback-page__heading'
	);
	expect( document.title ).toContain( 'Screen /other' );
} );

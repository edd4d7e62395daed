import { act, renderHook, waitFor } from '@testing-library/react';
import { RegistryProvider, createRegistry } from '@wordpress/data';
import type { ReactNode } from 'react';
import { useSurveyCommands } from '@/commands/use-survey-commands';
import { store } from '@/stores/found-surveys';
import type { CommandData } from '@/stores/command-data';
import { fakeServer } from '../support/fake-server';

const PAGES = {
	surveys: 'admin.php?page=userfeedback_surveys',
	results: 'admin.php?page=userfeedback_results',
};

/** Types into the palette, after PHP has printed what a user may do. */
function open( pages: CommandData[ 'pages' ], status = 200 ) {
	window.userfeedbackCommands = { links: [], can_search: true, pages };
	const { requests } = fakeServer( () => ( {
		status,
		body: { items: [ { id: 7, title: 'Tea or coffee?' } ] },
	} ) );
	const registry = createRegistry();
	registry.register( store );
	const { result, rerender } = renderHook( useSurveyCommands, {
		initialProps: { search: '' },
		wrapper: ( { children }: { children: ReactNode } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );
	return {
		requests,
		labels: () => result.current.commands.map( ( { label } ) => label ),
		isLoading: () => result.current.isLoading,
		type: ( search: string ) => act( async () => rerender( { search } ) ),
	};
}

afterEach( () => {
	delete window.userfeedbackCommands;
} );

describe( 'the surveys in the command palette [PLS-28~]', () => {
	it( 'are found by words of their titles, with one request when typing pauses', async () => {
		const palette = open( PAGES );
		await palette.type( 't' );
		await palette.type( 'te' );
		await palette.type( 'Tea ' );
		await waitFor( () =>
			expect( palette.labels() ).toEqual( [
				'Edit survey: Tea or coffee?',
				'Results of survey: Tea or coffee?',
			] )
		);
		expect( palette.requests ).toHaveLength( 1 );
		expect( palette.requests[ 0 ]?.path ).toContain( 'search=tea' );
		await palette.type( '' );
		expect( palette.labels() ).toEqual( [] );
	} );

	it( 'have no results for those who may not see them', async () => {
		const palette = open( { surveys: PAGES.surveys } );
		await palette.type( 'tea' );
		await waitFor( () =>
			expect( palette.labels() ).toEqual( [
				'Edit survey: Tea or coffee?',
			] )
		);
	} );

	it( 'are none when the server does not answer', async () => {
		const palette = open( PAGES, 503 );
		await palette.type( 'tea' );
		await waitFor( () => expect( palette.requests ).toHaveLength( 1 ) );
		await waitFor( () => expect( palette.isLoading() ).toBe( false ) );
		expect( palette.labels() ).toEqual( [] );
	} );
} );

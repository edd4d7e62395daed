import '../support/browser';
import { render, screen } from '@testing-library/react';
import { RegistryProvider, createRegistry } from '@wordpress/data';
import { Edit } from '../../../src/blocks/survey/edit';
import { store } from '../../../src/stores/surveys';
import { fakeServer } from '../support/fake-server';

jest.mock( '@wordpress/block-editor', () => ( {
	useBlockProps: () => ( {} ),
} ) );

// Asked for by WordPress' Placeholder; jsdom lays nothing out.
window.ResizeObserver = class {
	public observe() {}
	public unobserve() {}
	public disconnect() {}
};

const LIST = {
	items: [ { id: 7, title: 'Tea', type: 'survey', status: 'publish' } ],
	pagination: { page: 1, pages: 1, per_page: 100, total: 1 },
	status_filters: [],
};

test( 'the survey block says that its survey is a popup, and nothing that stands in its place', async () => {
	fakeServer( () => ( { body: LIST } ) );
	const registry = createRegistry();
	registry.register( store );
	render(
		<RegistryProvider value={ registry }>
			<Edit
				{ ...( {
					attributes: { surveyId: 7 },
					setAttributes: () => {},
				} as unknown as Parameters< typeof Edit >[ 0 ] ) }
			/>
		</RegistryProvider>
	);
	await screen.findByRole( 'combobox', { name: 'Survey' } );
	expect(
		screen.getByText(
			'Choose the survey that visitors of this page are asked first. It opens as a popup, not here.',
			// WordPress repeats it for screen readers.
			{ selector: '.components-placeholder__instructions' }
		)
	).toBeVisible();
	expect( screen.queryAllByText( /answer here/ ) ).toEqual( [] );
} );

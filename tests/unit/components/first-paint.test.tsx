import '../support/browser';
import { render } from '@testing-library/react';
import { HeatmapsScreen } from '@/admin-pages/heatmaps/list/screen';
import { OverviewScreen } from '@/admin-pages/results/overview/screen';
import { TabNavigation } from '@/admin-pages/settings/components/tab-navigation';
import { GENERAL_TAB } from '@/admin-pages/settings/general';
import { SurveysScreen } from '@/admin-pages/surveys/screen';
import { Page } from '@/components/page';
import printed from '../../fixtures/first-paint.json';
import { fakeServer } from '../support/fake-server';
import { renderAt } from '../support/render';

/** The markup that PHP prints for a page; its own PHPUnit test compares it with the same fixture. */
function parse( slug: keyof typeof printed ): HTMLElement {
	const root = document.createElement( 'div' );
	root.innerHTML = printed[ slug ];
	return root;
}

/** The markup of an element, wherever React or PHP put it. */
const markup = ( root: Element, selector: string ): string | undefined =>
	root.querySelector( selector )?.outerHTML;

/** The blocks that give a screen its shape while it loads: class names by their order. */
const shape = ( root: Element ): string[] =>
	[
		...root.querySelectorAll(
			'.userfeedback-list-view, .userfeedback-list-view__rows, .userfeedback-results__cards, .userfeedback-overview__placeholder, .userfeedback-overview__surveys, .userfeedback-skeleton, .userfeedback-skeleton__item'
		),
	].map( ( { className } ) => className );

const DEFAULT_ROUTE = '.userfeedback-first-paint__default';

describe( 'the placeholder that PHP prints', () => {
	it( 'has the same header as Page', () => {
		const { container } = renderAt( '/', <Page title="Surveys">…</Page> );
		expect(
			markup(
				parse( 'userfeedback_surveys' ),
				'.userfeedback-page__header'
			)
		).toBe( markup( container, '.userfeedback-page__header' ) );
	} );

	it.each( [
		[
			'userfeedback_surveys',
			<SurveysScreen key="surveys" startsWizard={ false } />,
		],
		[ 'userfeedback_results', <OverviewScreen key="results" /> ],
		[ 'userfeedback_heatmaps', <HeatmapsScreen key="heatmaps" /> ],
	] as const )( 'has the layout of %s while it loads', ( slug, screen ) => {
		fakeServer( () => 'silence' );
		const { container } = renderAt( '/', screen );
		const outline = parse( slug ).querySelector( DEFAULT_ROUTE );
		expect( outline && shape( outline ) ).toEqual( shape( container ) );
	} );

	it( 'has the first tab of the settings, which is open', () => {
		const { container } = render(
			<TabNavigation current={ GENERAL_TAB } />
		);
		const tabs = ( root: Element ) =>
			[ ...root.querySelectorAll( '.userfeedback-link-tabs li' ) ].map(
				( { textContent, firstElementChild } ) => [
					textContent,
					firstElementChild?.getAttribute( 'aria-current' ),
				]
			);
		expect( tabs( parse( 'userfeedback_settings' ) ) ).toEqual(
			tabs( container ).slice( 0, 1 )
		);
	} );
} );

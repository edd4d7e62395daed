import { screen, within } from '@testing-library/react';
import type { SurveySettings } from '@/survey-model';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import { openEditor, sentSurvey, site } from './editor';
import type { Answer, SeenRequest } from './fake-server';
import { survey } from './surveys';

type Targeting = SurveySettings[ 'targeting' ];
type GeoTargeting = SurveySettings[ 'geo_targeting' ];

/** A site whose survey has these settings, and content to search. */
export function siteWith(
	targeting: Partial< Targeting > = {},
	geo: Partial< GeoTargeting > = {}
) {
	const { settings } = SURVEY_DEFAULTS;
	return ( request: SeenRequest ): Answer => {
		const { pathname, searchParams } = new URL(
			request.path,
			'http://site.test'
		);
		if ( pathname.endsWith( '/logic-type' ) ) {
			const type = searchParams.get( 'logic_type' ) ?? '';
			return {
				body: [
					{ id: '12', label: `${ type } one` },
					{ id: '13', label: `${ type } two` },
				].filter( ( { label } ) =>
					label.includes( searchParams.get( 'search' ) ?? '' )
				),
			};
		}
		if ( pathname.endsWith( '/search' ) ) {
			return { body: [ { id: 34, title: 'Prices' } ] };
		}
		if ( request.method === 'GET' && pathname.endsWith( '/7' ) ) {
			return {
				body: survey( {
					settings: {
						...settings,
						targeting: { ...settings.targeting, ...targeting },
						geo_targeting: { ...settings.geo_targeting, ...geo },
					},
				} ),
			};
		}
		return site( request );
	};
}

/** Opens the settings of such a survey. */
export const openSettings = ( ...settings: Parameters< typeof siteWith > ) =>
	openEditor( siteWith( ...settings ), '/edit/7/settings' );

type Opened = Awaited< ReturnType< typeof openSettings > >;

/** The settings of the last save. */
export const sent = ( { saves }: Opened ) =>
	sentSurvey( saves().at( -1 ) as SeenRequest ).settings;

/** The card of a section. */
export const settingCard = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );

/** The number of rules in each group. */
export const groups = () =>
	screen
		.queryAllByRole( 'group', { name: /^Rule group/ } )
		.map(
			( group ) =>
				within( group ).getAllByRole( 'combobox', { name: /^Rule \d/ } )
					.length
		);

/** The type of a rule, counted from 1. */
export const type = ( number: number ) =>
	screen.getByRole( 'combobox', { name: `Rule ${ number }` } );

/** The value of a rule, counted from 1. */
export const value = ( number: number ) =>
	screen.getByLabelText( `Value of rule ${ number }` );

/** Searches all choices of a rule and chooses one. */
export async function pick( { user }: Opened, number: number, label: string ) {
	await user.click( value( number ) );
	await user.click( await screen.findByRole( 'option', { name: label } ) );
}

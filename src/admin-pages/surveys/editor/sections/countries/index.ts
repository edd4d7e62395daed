import { __ } from '@wordpress/i18n';
import { formatList } from '@/lib/format';
import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { CountriesContent } from './content';
import { countryName } from './country-choices';

const COUNTRIES = 'settings.geo_targeting.countries';

/** How many countries the summary names. */
const NAMED = 5;

/** The countries whose visitors see the survey. */
export const countries: Section = {
	name: 'countries',
	step: SETTINGS,
	fields: [
		{
			path: 'settings.geo_targeting.target',
			feature: 'countries',
			showsErrors: 'field',
		},
		{
			path: COUNTRIES,
			feature: 'countries',
			showsErrors: 'field',
			errors: ( { settings: { geo_targeting: geo } } ) =>
				geo.target === 'select' && geo.countries.length === 0
					? [
							{
								field: COUNTRIES,
								code: 'required',
								text: __(
									'Choose at least one country.',
									'userfeedback'
								),
							},
						]
					: [],
		},
	],
	facts: ( { settings: { geo_targeting: geo } } ) => [
		{
			name: __( 'Countries', 'userfeedback' ),
			value:
				geo.target === 'all'
					? __( 'All countries', 'userfeedback' )
					: formatList( [
							...geo.countries
								.slice( 0, NAMED )
								.map( countryName ),
							...( geo.countries.length > NAMED ? [ '…' ] : [] ),
						] ),
		},
	],
	Content: CountriesContent,
};

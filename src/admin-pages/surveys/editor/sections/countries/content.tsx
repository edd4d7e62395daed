import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { ChoicesField } from '@/components/choices-field';
import { RadioCards } from '@/components/radio-cards';
import { COUNTRY_CODES } from '@/survey-model/generated';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';
import { countryName, searchCountries } from './country-choices';

/** The countries whose visitors see the survey. */
export function CountriesContent() {
	const target = useField( 'settings.geo_targeting.target' );
	const chosen = useField( 'settings.geo_targeting.countries' );
	return (
		<Card
			title={ __( 'Countries', 'userfeedback' ) }
			hasErrors={
				target.error !== undefined || chosen.error !== undefined
			}
		>
			<RadioCards
				label={ __( 'Where visitors are', 'userfeedback' ) }
				medium={ MEDIUM }
				value={ target.value }
				error={ target.error }
				onChange={ target.set }
				cards={ [
					{
						value: 'all',
						label: __( 'All countries', 'userfeedback' ),
						description: __(
							'Visitors from everywhere.',
							'userfeedback'
						),
					},
					{
						value: 'select',
						label: __( 'Only some countries', 'userfeedback' ),
						description: __(
							'Visitors from the countries that you choose.',
							'userfeedback'
						),
						feature: 'countries',
					},
				] }
			/>
			{ target.value === 'select' && (
				<div className="userfeedback-editor__below">
					<ChoicesField
						label={ __( 'Chosen countries', 'userfeedback' ) }
						placeholder={ __( 'Add a country', 'userfeedback' ) }
						disabled={ chosen.isLocked }
						max={ COUNTRY_CODES.length }
						value={ chosen.value.map( ( code ) => ( {
							id: code,
							label: countryName( code ),
						} ) ) }
						error={ chosen.error }
						search={ searchCountries }
						onChange={ ( choices ) =>
							chosen.set( choices.map( ( { id } ) => id ) )
						}
						onBlur={ chosen.onBlur }
					/>
				</div>
			) }
		</Card>
	);
}

import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { ColorField } from '@/components/color-field';
import { FontPicker } from '@/components/font-picker';
import type { RatingSettings } from '@/survey-model';
import { ContrastWarning } from '../contrast-warning';
import type { RatingFields } from '../use-rating-fields';
import { YesNoToggle } from './yes-no-toggle';

/** The colors with which an owner starts who does not use the theme's. */
const OWN_COLORS = { background: '#ffffff', text: '#23282d' } as const;

type Weight = RatingSettings[ 'font' ][ 'value' ];

function Colors( { settings, isLocked, edit }: RatingFields ) {
	const { background_color: background, text_color: text } = settings;
	const usesTheme = background === '' && text === '';
	function setColors(
		{ background: first, text: second } = { background: '', text: '' }
	): void {
		edit( 'background_color', first );
		edit( 'text_color', second );
	}
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Use the colors of the theme', 'userfeedback' ) }
				help={ __(
					'The control then suits your site, in dark mode too.',
					'userfeedback'
				) }
				checked={ usesTheme }
				disabled={ isLocked }
				onChange={ ( isOn ) =>
					setColors( isOn ? undefined : OWN_COLORS )
				}
			/>
			{ ! usesTheme && (
				<div className="userfeedback-rating-form__colors">
					<ColorField
						label={ __( 'Background color', 'userfeedback' ) }
						value={ background || OWN_COLORS.background }
						isDisabled={ isLocked }
						onChange={ ( color ) =>
							edit( 'background_color', color )
						}
					/>
					<ColorField
						label={ __( 'Text color', 'userfeedback' ) }
						value={ text || OWN_COLORS.text }
						isDisabled={ isLocked }
						onChange={ ( color ) => edit( 'text_color', color ) }
					/>
				</div>
			) }
			<ContrastWarning
				color={ text }
				background={ background }
				least={ 4.5 }
			>
				{ __(
					'The text is hard to read on this background. Choose colors that differ more.',
					'userfeedback'
				) }
			</ContrastWarning>
		</>
	);
}

/** Font, colors, and what is shown beside the icons. */
export function LookCard( fields: RatingFields ) {
	const { settings, isLocked, errorOf, edit } = fields;
	const { family, value } = settings.font;
	return (
		<Card title={ __( 'Look', 'userfeedback' ) }>
			<div className="userfeedback-rating-form__fields">
				<FontPicker
					value={ { family, weight: Number( value ) } }
					error={ errorOf( 'font' ) }
					isDisabled={ isLocked }
					onChange={ ( font ) =>
						edit( 'font', {
							family: font.family,
							// The picker offers hundreds from 100 to 900.
							value: String( font.weight ) as Weight,
						} )
					}
				/>
				<Colors { ...fields } />
				<YesNoToggle
					{ ...fields }
					field="show_rating"
					label={ __( 'Show the average rating', 'userfeedback' ) }
				/>
				<YesNoToggle
					{ ...fields }
					field="show_vote_count"
					label={ __( 'Show the number of ratings', 'userfeedback' ) }
				/>
				<YesNoToggle
					{ ...fields }
					field="show_uf_logo"
					label={ __( 'Show the UserFeedback logo', 'userfeedback' ) }
				/>
			</div>
		</Card>
	);
}

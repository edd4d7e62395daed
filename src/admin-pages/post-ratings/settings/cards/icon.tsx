import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { Card } from '@/components/card';
import { ColorField } from '@/components/color-field';
import type { RatingIcon } from '@/survey-model';
import { ContrastWarning } from '../contrast-warning';
import type { RatingFields } from '../use-rating-fields';

/** The drawings with which visitors rate. */
function Drawings( { values, viewBox, fill }: RatingIcon ) {
	return (
		<span className="userfeedback-rating-icons__drawings">
			{ values.map( ( { value, path } ) => (
				<svg
					key={ value }
					width="20"
					height="20"
					viewBox={ viewBox }
					fill={ fill }
					aria-hidden="true"
					focusable="false"
				>
					<path d={ path } />
				</svg>
			) ) }
		</span>
	);
}

/** The icon with which visitors rate, and its color. */
export function IconCard( fields: RatingFields ) {
	const { settings, isLocked, edit } = fields;
	const group = useInstanceId( IconCard, 'userfeedback-rating-icon' );
	const icons = getAdminData().rating_defaults?.icons ?? [];
	return (
		<Card title={ __( 'Icon', 'userfeedback' ) }>
			<fieldset className="userfeedback-rating-icons">
				<legend className="screen-reader-text">
					{ __( 'Icon', 'userfeedback' ) }
				</legend>
				{ icons.map( ( icon ) => (
					<label
						key={ icon.id }
						htmlFor={ `${ group }-${ icon.id }` }
					>
						<input
							id={ `${ group }-${ icon.id }` }
							type="radio"
							name={ group }
							checked={ settings.icon_id === icon.id }
							disabled={ isLocked }
							onChange={ () => edit( 'icon_id', icon.id ) }
						/>
						<span>{ icon.label }</span>
						<Drawings { ...icon } />
					</label>
				) ) }
			</fieldset>
			<div className="userfeedback-rating-form__colors">
				<ColorField
					label={ __( 'Icon color', 'userfeedback' ) }
					value={ settings.icon_color }
					isDisabled={ isLocked }
					onChange={ ( color ) => edit( 'icon_color', color ) }
				/>
			</div>
			<ContrastWarning
				color={ settings.icon_color }
				background={ settings.background_color }
				least={ 3 }
			>
				{ __(
					'The icons are hard to see on this background. Choose a darker or lighter color.',
					'userfeedback'
				) }
			</ContrastWarning>
		</Card>
	);
}

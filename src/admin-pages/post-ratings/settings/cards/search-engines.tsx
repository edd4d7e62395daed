import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import type { RatingSettings } from '@/survey-model';
import type { RatingFields } from '../use-rating-fields';
import { SelectField } from './select-field';
import { YesNoToggle } from './yes-no-toggle';

type ReviewType = Exclude< RatingSettings[ 'review_type' ], '' >;

/** The names of the types; the record makes sure that none is missing. */
function typeNames(): Record< ReviewType, string > {
	return {
		Book: __( 'Book', 'userfeedback' ),
		Course: __( 'Course', 'userfeedback' ),
		CreativeWorkSeason: __( 'Season of a series', 'userfeedback' ),
		CreativeWorkSeries: __( 'Series', 'userfeedback' ),
		Episode: __( 'Episode', 'userfeedback' ),
		Event: __( 'Event', 'userfeedback' ),
		Game: __( 'Game', 'userfeedback' ),
		MediaObject: __( 'Audio, video or image', 'userfeedback' ),
		Movie: __( 'Movie', 'userfeedback' ),
		MusicPlaylist: __( 'Music playlist', 'userfeedback' ),
		MusicRecording: __( 'Music recording', 'userfeedback' ),
		Product: __( 'Product', 'userfeedback' ),
		Recipe: __( 'Recipe', 'userfeedback' ),
		SoftwareApplication: __( 'App or software', 'userfeedback' ),
	};
}

/** Whether search engines learn the average rating. */
export function SearchEnginesCard( fields: RatingFields ) {
	const { settings, isLocked, errorOf, edit } = fields;
	const isOn = settings.use_review_schema === 'yes';
	return (
		<Card title={ __( 'Search engines', 'userfeedback' ) }>
			<div className="userfeedback-rating-form__fields">
				<YesNoToggle
					{ ...fields }
					field="use_review_schema"
					label={ __(
						'Tell search engines the average rating',
						'userfeedback'
					) }
					help={ __(
						'Adds structured data (schema.org AggregateRating) to posts that have ratings. Google may then show stars in its results, but only for pages about one of the things below. Ratings of your own business or organization are not eligible, and neither are ordinary articles.',
						'userfeedback'
					) }
				/>
				{ isOn && (
					<SelectField
						label={ __( 'Your posts are about', 'userfeedback' ) }
						value={ settings.review_type }
						options={ [
							{
								value: '',
								label: __( 'Choose…', 'userfeedback' ),
							},
							...Object.entries( typeNames() ).map(
								( [ value, label ] ) => ( { value, label } )
							),
						] }
						disabled={ isLocked }
						error={ errorOf( 'review_type' ) }
						onChange={ ( type ) =>
							edit(
								'review_type',
								type as RatingSettings[ 'review_type' ]
							)
						}
					/>
				) }
			</div>
		</Card>
	);
}

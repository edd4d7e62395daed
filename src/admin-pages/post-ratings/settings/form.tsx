import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AfterVoteCard } from './cards/after-vote';
import { IconCard } from './cards/icon';
import { LookCard } from './cards/look';
import { PlacementCard } from './cards/placement';
import { SearchEnginesCard } from './cards/search-engines';
import { TextsCard } from './cards/texts';
import type { RatingFields } from './use-rating-fields';

interface RatingFormProps extends RatingFields {
	/** The last save that was refused because of fields: the focus moves to the first of them. */
	refusal: object | undefined;
}

/** The fields of the settings. While post ratings are locked, they show the stored values. */
export function RatingForm( { refusal, ...fields }: RatingFormProps ) {
	const form = useRef< HTMLFieldSetElement >( null );
	useEffect( () => {
		if ( refusal ) {
			form.current
				?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
				?.focus();
		}
	}, [ refusal ] );
	return (
		<fieldset
			ref={ form }
			className="userfeedback-rating-form"
			disabled={ fields.isLocked }
		>
			<legend className="screen-reader-text">
				{ __( 'Settings of post ratings', 'userfeedback' ) }
			</legend>
			<IconCard { ...fields } />
			<TextsCard { ...fields } />
			<LookCard { ...fields } />
			<PlacementCard { ...fields } />
			<AfterVoteCard { ...fields } />
			<SearchEnginesCard { ...fields } />
		</fieldset>
	);
}

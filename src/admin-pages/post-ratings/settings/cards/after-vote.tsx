import { ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { formatNumber } from '@/lib/format';
import { TextField } from '@/components/text-field';
import { LIMITS } from '@/survey-model';
import type { RatingFields } from '../use-rating-fields';
import { SelectField } from './select-field';

/** A select's options for the ratings from `first` to `last`. */
function ratingOptions(
	first: number,
	last: number,
	labelOf: ( rating: string ) => string
): { value: string; label: string }[] {
	return Array.from( { length: last - first + 1 }, ( _, index ) => ( {
		value: String( first + index ),
		label: labelOf( formatNumber( first + index ) ),
	} ) );
}

const upToLabel = ( rating: string ): string =>
	/* translators: %s: a rating, 1 to 5. */
	sprintf( __( '%s and less', 'userfeedback' ), rating );

const fromLabel = ( rating: string ): string =>
	/* translators: %s: a rating, 1 to 5. */
	sprintf( __( '%s and more', 'userfeedback' ), rating );

function LowComment( { settings, isLocked, errorOf, edit }: RatingFields ) {
	const { is_on: isOn, up_to: upTo, question } = settings.low_comment;
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Ask for a comment after a low rating',
					'userfeedback'
				) }
				help={ __(
					'Only people who may see results can read it.',
					'userfeedback'
				) }
				checked={ isOn }
				disabled={ isLocked }
				onChange={ ( isWanted ) =>
					edit( 'low_comment.is_on', isWanted )
				}
			/>
			{ isOn && (
				<div className="userfeedback-rating-form__inner">
					<SelectField
						label={ __( 'Low ratings', 'userfeedback' ) }
						value={ String( upTo ) }
						options={ ratingOptions( 1, 4, upToLabel ) }
						disabled={ isLocked }
						error={ errorOf( 'low_comment.up_to' ) }
						onChange={ ( value ) =>
							edit( 'low_comment.up_to', Number( value ) )
						}
					/>
					<TextField
						label={ __( 'Question', 'userfeedback' ) }
						dir="auto"
						value={ question }
						maxLength={ LIMITS.ratingQuestion }
						disabled={ isLocked }
						error={ errorOf( 'low_comment.question' ) }
						onChange={ ( text ) =>
							edit( 'low_comment.question', text )
						}
					/>
				</div>
			) }
		</>
	);
}

function HighInvitation( { settings, isLocked, errorOf, edit }: RatingFields ) {
	const high = settings.high_invitation;
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Invite visitors to more after a high rating',
					'userfeedback'
				) }
				help={ __(
					'For example to a newsletter or to another review site.',
					'userfeedback'
				) }
				checked={ high.is_on }
				disabled={ isLocked }
				onChange={ ( isWanted ) =>
					edit( 'high_invitation.is_on', isWanted )
				}
			/>
			{ high.is_on && (
				<div className="userfeedback-rating-form__inner">
					<SelectField
						label={ __( 'High ratings', 'userfeedback' ) }
						value={ String( high.from ) }
						options={ ratingOptions( 2, 5, fromLabel ) }
						disabled={ isLocked }
						error={ errorOf( 'high_invitation.from' ) }
						onChange={ ( value ) =>
							edit( 'high_invitation.from', Number( value ) )
						}
					/>
					<TextField
						label={ __( 'Text', 'userfeedback' ) }
						dir="auto"
						value={ high.text }
						maxLength={ LIMITS.ratingMessage }
						disabled={ isLocked }
						error={ errorOf( 'high_invitation.text' ) }
						onChange={ ( text ) =>
							edit( 'high_invitation.text', text )
						}
					/>
					<TextField
						label={ __( 'Text of the link', 'userfeedback' ) }
						dir="auto"
						value={ high.link_label }
						maxLength={ LIMITS.ratingLabel }
						disabled={ isLocked }
						error={ errorOf( 'high_invitation.link_label' ) }
						onChange={ ( text ) =>
							edit( 'high_invitation.link_label', text )
						}
					/>
					<TextField
						type="url"
						label={ __( 'URL of the link', 'userfeedback' ) }
						placeholder="https://"
						value={ high.url }
						maxLength={ LIMITS.urlLength }
						disabled={ isLocked }
						error={ errorOf( 'high_invitation.url' ) }
						onChange={ ( url ) =>
							edit( 'high_invitation.url', url )
						}
					/>
				</div>
			) }
		</>
	);
}

/** What visitors see after they have rated, besides the thank-you message. */
export function AfterVoteCard( fields: RatingFields ) {
	return (
		<Card title={ __( 'After the vote', 'userfeedback' ) }>
			<div className="userfeedback-rating-form__fields">
				<LowComment { ...fields } />
				<HighInvitation { ...fields } />
			</div>
		</Card>
	);
}

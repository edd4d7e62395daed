import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { getAdminData } from '@/lib/admin-data';
import { describeError } from '@/lib/describe-error';
import { formatNumber } from '@/lib/format';
import type { SurveyLanguage, SurveyText } from '@/survey-model';
import type { SuggestionReport, Suggestions } from './use-suggestions';
import { useSuggestions } from './use-suggestions';

interface SuggestProps {
	texts: readonly SurveyText[];
	language: SurveyLanguage;
}

/** Asks for suggested translations, where the site has an AI service. */
export function Suggest( props: SuggestProps ) {
	return getAdminData().has_ai_service ? <SuggestTexts { ...props } /> : null;
}

function SuggestTexts( { texts, language }: SuggestProps ) {
	const { open, progress, report, suggest } = useSuggestions(
		texts,
		language
	);
	return (
		<div className="userfeedback-languages__suggest">
			<p id="userfeedback-suggest-about">
				{ open > 0
					? __(
							'Texts that are missing or out of date are sent to the AI service that is set up in WordPress. What it suggests are drafts: visitors see the original until you accept them.',
							'userfeedback'
						)
					: __(
							'No text is missing or out of date.',
							'userfeedback'
						) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-describedby="userfeedback-suggest-about"
				// Stays focusable, so that the focus is not lost meanwhile.
				accessibleWhenDisabled
				isBusy={ progress !== undefined }
				disabled={ open === 0 || progress !== undefined }
				onClick={ () => void suggest() }
			>
				{ __( 'Suggest translations', 'userfeedback' ) }
			</Button>
			{ progress && <Announced>{ progressText( progress ) }</Announced> }
			{ report && ( report.added > 0 || ! report.error ) && (
				<Announced>{ reportText( report ) }</Announced>
			) }
			{ report?.error && (
				<Announced isUrgent className="userfeedback-languages__error">
					{ describeError( report.error ) }
				</Announced>
			) }
		</div>
	);
}

function progressText( {
	done,
	total,
}: NonNullable< Suggestions[ 'progress' ] > ): string {
	return total > 1
		? sprintf(
				/* translators: 1: number of parts that are done, 2: number of all parts. */
				__(
					'The AI service is translating: %1$s of %2$s parts done.',
					'userfeedback'
				),
				formatNumber( done ),
				formatNumber( total )
			)
		: __( 'The AI service is translating…', 'userfeedback' );
}

function reportText( { added, leftOut }: SuggestionReport ): string {
	if ( added === 0 ) {
		return __(
			'No suggestion could be used. Try again, or translate the texts yourself.',
			'userfeedback'
		);
	}
	const addedText = sprintf(
		/* translators: %s: a number. */
		_n(
			'%s suggestion was added as a draft. Check it, then accept it.',
			'%s suggestions were added as drafts. Check each one, then accept it.',
			added,
			'userfeedback'
		),
		formatNumber( added )
	);
	return leftOut > 0
		? `${ addedText } ${ leftOutText( leftOut ) }`
		: addedText;
}

const leftOutText = ( leftOut: number ): string =>
	sprintf(
		/* translators: %s: a number. */
		_n(
			'%s text has no suggestion that could be used.',
			'%s texts have no suggestion that could be used.',
			leftOut,
			'userfeedback'
		),
		formatNumber( leftOut )
	);

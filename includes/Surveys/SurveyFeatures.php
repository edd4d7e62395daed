<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Licensing\Decision;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;

/**
 * Finds the features that a save newly puts to use and asks whether the site may use them.
 *
 * What was stored while it was allowed stays (docs/architecture.md, plans): only changes are refused.
 */
final class SurveyFeatures {

	public function __construct(
		private readonly FeatureGate $gate,
		private readonly QuestionTypes $types
	) {}

	/**
	 * The fields that ask for more than the site's plan holds.
	 *
	 * @return list<FieldError>
	 */
	public function errors( Survey $before, Survey $after ): array {
		$errors = [];
		foreach ( $after->questions as $index => $question ) {
			$isNewType = $before->question( $question->id )?->type !== $question->type;
			if ( $isNewType && $this->types->find( $question->type ) === null ) {
				$message  = __( 'This kind of question needs an add-on that is not active. Activate it or choose another kind.', 'userfeedback' );
				$errors[] = new FieldError( "questions[$index].type", 'addon_inactive', $message );
			}
			$wasRequired = $before->question( $question->id )?->isRequired() ?? false;
			if ( $question->isRequired() && ! $wasRequired ) {
				$errors[] = $this->error( Feature::RequiredQuestion, "questions[$index].settings.required" );
			}
		}
		if ( $after->settings !== $before->settings && $after->settings !== SurveySchema::defaultSettings( SurveyTexts::thankYou() ) ) {
			$errors[] = $this->error( Feature::ThankYouMessage, 'settings.thank_you.message' );
		}
		return array_values( array_filter( $errors ) );
	}

	private function error( Feature $feature, string $field ): ?FieldError {
		$decision = $this->gate->decide( $feature );
		if ( $decision === Decision::Allowed ) {
			return null;
		}
		$message = __( 'Your plan does not include this. Upgrade or leave it as it was.', 'userfeedback' );
		return new FieldError( $field, 'locked_' . $decision->value, $message );
	}
}

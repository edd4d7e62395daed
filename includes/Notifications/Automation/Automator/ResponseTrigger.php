<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Automation\Automator;

defined( 'ABSPATH' ) || exit;

use Closure;
use Uncanny_Automator\Recipe\Trigger;
use UserFeedback\Notifications\Automation\ResponseContext;
use UserFeedback\Support\Cast;

/**
 * The trigger "A visitor answers a survey" of Uncanny Automator. Its methods have the names, parameters and return values that Automator expects.
 * Constructed on every request while Automator is active: it makes no service before it needs one.
 *
 * Other callbacks of the hook run earlier. When one of them throws, the hook fires again later, and recipes must not have run already. (Automator
 * catches what its recipes throw.)
 *
 * @phpstan-import-type Context from ResponseContext
 * @phpstan-import-type Token from RecipeTokens
 * @since 0.7.0
 */
final class ResponseTrigger extends Trigger {

	private const CODE = 'USERFEEDBACK_RESPONSE_SUBMITTED';

	/** The option of the trigger: the id of a survey, or self::ANY. */
	private const SURVEY = 'USERFEEDBACK_SURVEY';

	private const ANY = '-1';

	private const PRIORITY = 1000;

	protected function setup_trigger(): void {
		$this->set_integration( UserFeedbackIntegration::CODE );
		$this->set_trigger_code( self::CODE );
		$this->set_trigger_meta( self::SURVEY );
		// For recipes of everyone: the visitor is unknown, and nobody is logged in when jobs run.
		$this->set_trigger_type( 'anonymous' );
		$this->set_is_login_required( false );
		/* translators: %s: code of a field. Translate "a survey" and leave the rest of the braces as it is. */
		$this->set_sentence( sprintf( __( 'A visitor answers {{a survey:%s}}', 'userfeedback' ), self::SURVEY ) );
		/* translators: Translate "a survey" and leave the braces as they are. */
		$this->set_readable_sentence( __( 'A visitor answers {{a survey}}', 'userfeedback' ) );
		$this->add_action( 'userfeedback_response_submitted', self::PRIORITY, 1 );
	}

	/**
	 * @return list<array<string, mixed>> The fields of the trigger.
	 */
	public function options(): array {
		return [
			[
				'input_type'            => 'select',
				'option_code'           => self::SURVEY,
				'label'                 => __( 'Survey', 'userfeedback' ),
				'required'              => true,
				'supports_custom_value' => false,
				// Without the tokens that Automator would add for a post with the id of the survey.
				'relevant_tokens'       => [],
				'options'               => [
					[
						'text'  => __( 'Any survey', 'userfeedback' ),
						'value' => self::ANY,
					],
					...$this->recipeTokens()->surveys(),
				],
			],
		];
	}

	/**
	 * Whether a response is one that a recipe waits for.
	 *
	 * @param mixed $trigger   With the fields in `meta`.
	 * @param mixed $hook_args What the hook passed.
	 * @return bool
	 */
	public function validate( mixed $trigger, mixed $hook_args ): bool {
		$survey = Cast::string( Cast::at( $trigger, 'meta', self::SURVEY ) );
		return $survey === self::ANY || ( $survey !== '' && $survey === Cast::string( Cast::at( self::context( $hook_args ), 'survey_id' ) ) );
	}

	/**
	 * The tokens that the actions of a recipe can use.
	 *
	 * @param mixed $trigger With the fields in `meta`.
	 * @param mixed $tokens  Those of others.
	 * @return array<array-key, Token|mixed>
	 */
	public function define_tokens( mixed $trigger, mixed $tokens ): array {
		$all = is_array( $tokens ) ? $tokens : [];
		array_push( $all, ...$this->recipeTokens()->ofSurvey( self::surveyId( $trigger ) ) );
		return $all;
	}

	/**
	 * The values of the tokens.
	 *
	 * @param mixed $trigger   With the fields in `meta`.
	 * @param mixed $hook_args What the hook passed.
	 * @return array<string, string> By the id of the token.
	 */
	public function hydrate_tokens( mixed $trigger, mixed $hook_args ): array {
		/** @var Context $context validate() has found it. */
		$context = self::context( $hook_args );
		$values  = $this->recipeTokens()->values( self::surveyId( $trigger ), $context );
		// A field is a token, too.
		return [ self::SURVEY => $values[ RecipeTokens::SURVEY_TITLE ] ] + $values;
	}

	/**
	 * @return array<array-key, mixed>
	 */
	private static function context( mixed $hookArguments ): array {
		$context = is_array( $hookArguments ) ? reset( $hookArguments ) : null;
		return is_array( $context ) ? $context : [];
	}

	/**
	 * The survey that the owner chose; 0 for any.
	 */
	private static function surveyId( mixed $trigger ): int {
		return max( 0, Cast::int( Cast::at( $trigger, 'meta', self::SURVEY ) ) );
	}

	private function recipeTokens(): RecipeTokens {
		/** @var Closure(): RecipeTokens $make What Notifications\Module passed. */
		$make = $this->dependencies[0];
		return $make();
	}
}

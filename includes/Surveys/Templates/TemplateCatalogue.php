<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\SentQuestions;
use UserFeedback\Surveys\SurveyRefused;

/**
 * The templates of this site, in order: the core's, those of the add-on templates, those of other plugins.
 *
 * @since 0.1.0
 */
final class TemplateCatalogue {

	/**
	 * @param Closure(): list<Template> $registered Registered templates. Called only when templates are listed.
	 */
	public function __construct(
		private readonly Closure $registered,
		private readonly FeatureGate $gate
	) {}

	/**
	 * All templates, with texts in the user's language. Those of the add-on templates have no questions while it is not active.
	 *
	 * @return list<Template>
	 */
	public function all(): array {
		$templates = [];
		foreach ( [ ...CoreTemplates::all(), ...ProTemplates::all(), ...( $this->registered )() ] as $template ) {
			$templates[ $template->key ] = $template;
		}
		return array_values( $templates );
	}

	/**
	 * Whether license and add-ons allow a new survey from a template.
	 */
	public function isAvailable( Template $template ): bool {
		// An older version of the add-on may lack a template that this core lists.
		return $this->isAllowed( $template ) && ( $template->questions !== [] || ! in_array( Feature::ProTemplates, $template->features, true ) );
	}

	/**
	 * Whether license and active add-ons allow its features, whether its questions are here or not.
	 *
	 * @since 0.7.0
	 */
	public function isAllowed( Template $template ): bool {
		return array_filter( $template->allFeatures(), fn ( Feature $feature ) => ! $this->gate->allows( $feature ) ) === [];
	}

	/**
	 * What creates a survey from a template: input of SurveyService::create(), with the name of the template as its title.
	 *
	 * @since 0.7.0
	 *
	 * @return array{title: string, type: string, template: string, questions: list<array<string, mixed>>}
	 * @throws SurveyRefused When there is no such template.
	 * @throws FeatureLocked When license and add-ons do not allow it.
	 */
	public function input( string $key ): array {
		$templates = array_column( $this->all(), null, 'key' );
		$template  = $templates[ $key ] ?? null;
		if ( $template === null ) {
			/* translators: 1: what was entered, 2: a list of keys. */
			$text = __( 'There is no template “%1$s”. Choose one of: %2$s.', 'userfeedback' );
			$text = sprintf( $text, $key, implode( ', ', array_keys( $templates ) ) );
			throw SurveyRefused::invalid( [ new FieldError( 'template', 'unknown_template', $text ) ] );
		}
		foreach ( $template->allFeatures() as $feature ) {
			$this->gate->demand( $feature );
		}
		return [
			'title'     => $template->name,
			'type'      => $template->type,
			'template'  => $key,
			'questions' => SentQuestions::toArray( $template->questions ),
		];
	}

	/**
	 * Slugs of the add-ons that a template needs, whether they are active or not.
	 *
	 * @return list<string>
	 */
	public static function requiredAddOns( Template $template ): array {
		$slugs = array_map( static fn ( Feature $feature ) => $feature->needs()->addOn?->value, $template->allFeatures() );
		return array_values( array_unique( array_filter( $slugs ) ) );
	}
}

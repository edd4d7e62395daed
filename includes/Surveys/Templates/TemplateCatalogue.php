<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;

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
	 * Slugs of the add-ons that a template needs, whether they are active or not.
	 *
	 * @return list<string>
	 */
	public static function requiredAddOns( Template $template ): array {
		$slugs = array_map( static fn ( Feature $feature ) => $feature->needs()->addOn?->value, $template->allFeatures() );
		return array_values( array_unique( array_filter( $slugs ) ) );
	}
}

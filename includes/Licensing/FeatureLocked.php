<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * The site may not use a feature now. Nothing was done.
 *
 * @since 0.1.0
 */
final class FeatureLocked extends DomainError {

	private const CODE = 'userfeedback_feature_locked';

	/**
	 * A feature as a whole is locked.
	 */
	public static function of( Feature $feature, Decision $decision ): self {
		$needs = $feature->needs();
		return new self(
			self::CODE,
			self::text( $feature, $decision ),
			403,
			details: [
				'feature'  => $feature->value,
				'decision' => $decision->value,
				'plan'     => $needs->plan->value,
				'addon'    => $needs->addOn?->value,
			]
		);
	}

	/**
	 * Only locked fields are at fault.
	 *
	 * @param non-empty-list<FieldError> $errors See FeatureGate::fieldError().
	 */
	public static function inFields( array $errors ): self {
		return new self( self::CODE, $errors[0]->message, 403, $errors );
	}

	/**
	 * What it would take, as a sentence; also for the field of a form.
	 */
	public static function text( Feature $feature, Decision $decision ): string {
		$needs = $feature->needs();
		$addOn = $needs->addOn?->title() ?? '';
		return match ( $decision ) {
			Decision::Upgrade       => sprintf(
				/* translators: 1: name of a feature, 2: name of a plan. */
				__( '%1$s: not in your plan. Upgrade to %2$s to use this feature.', 'userfeedback' ),
				$feature->title(),
				$needs->plan->title()
			),
			Decision::License       => sprintf(
				/* translators: %s: name of a feature. */
				__( '%s: enter a valid license key in the settings to use this feature.', 'userfeedback' ),
				$feature->title()
			),
			Decision::ActivateAddon => sprintf(
				/* translators: 1: name of a feature, 2: name of an add-on. */
				__( '%1$s: activate the add-on %2$s to use this feature.', 'userfeedback' ),
				$feature->title(),
				$addOn
			),
			Decision::Allowed       => '',
		};
	}
}

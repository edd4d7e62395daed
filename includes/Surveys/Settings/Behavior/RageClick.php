<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Behavior;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * Whether a popup waits for a visitor who clicks several times quickly on one spot, as people do when nothing happens. Such a visitor answers one
 * question, no more.
 *
 * @since 0.7.0
 */
final class RageClick extends SettingPart {

	public const FIELD = 'rage_click';

	private const MAX_QUESTIONS = 1;

	public function schemas(): array {
		return [
			self::FIELD => JsonSchema::described(
				JsonSchema::YES_NO,
				'Whether the popup also waits until the visitor has clicked several times quickly on one spot. For surveys with one question.'
			),
		];
	}

	public function defaults(): array {
		return [ self::FIELD => false ];
	}

	public function features(): array {
		return [ self::FIELD => Feature::Heatmaps ];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}

	public function rareVisitorFields(): array {
		return [ self::FIELD ];
	}

	/**
	 * Whether a survey waits for such a visitor, as it is stored.
	 */
	public static function isOn( Survey $survey ): bool {
		return Cast::at( $survey->settings, 'behavior', self::FIELD ) === true;
	}

	/**
	 * What is wrong in a survey that is published with it.
	 *
	 * @return list<FieldError>
	 */
	public static function surveyErrors( Survey $survey ): array {
		if ( ! self::isOn( $survey ) || count( $survey->questions ) <= self::MAX_QUESTIONS ) {
			return [];
		}
		$message = __( 'A survey that waits for repeated clicks has one question. Remove the other questions, or turn this off.', 'userfeedback' );
		return [ new FieldError( 'settings.behavior.' . self::FIELD, 'one_question', $message ) ];
	}
}

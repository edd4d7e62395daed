<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Theming;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The place of the widget in the window. Left and right are those of the window, also where people read from right to left.
 *
 * @since 0.3.0
 */
final class Position extends SettingPart {

	public const DEFAULT = 'bottom_right';

	/** Positions that need the feature. */
	private const MIDDLE = [ 'middle_left', 'middle_right' ];

	public function schemas(): array {
		return [ 'position' => JsonSchema::word( [ 'bottom_left', 'bottom_right', ...self::MIDDLE ] ) ];
	}

	public function defaults(): array {
		return [ 'position' => self::DEFAULT ];
	}

	public function inheritable(): array {
		return [ 'position' => [ 'position' ] ];
	}

	public function features(): array {
		return [ 'position' => Feature::MiddlePositions ];
	}

	public function uses( string $field, mixed $before, mixed $after ): bool {
		return self::isMiddle( $after ) && parent::uses( $field, $before, $after );
	}

	public function withoutUse( string $field, array $group ): array {
		return self::isMiddle( $group ) ? parent::withoutUse( $field, $group ) : $group;
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}

	private static function isMiddle( mixed $group ): bool {
		return in_array( Cast::at( $group, 'position' ), self::MIDDLE, true );
	}
}

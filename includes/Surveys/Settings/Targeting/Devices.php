<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The devices on which a survey shows; all three are no restriction.
 *
 * @since 0.3.0
 */
final class Devices extends SettingPart {

	public const ALL = [ 'desktop', 'tablet', 'mobile' ];

	public function schemas(): array {
		return [ 'devices' => JsonSchema::listOf( JsonSchema::word( self::ALL ) ) ];
	}

	public function defaults(): array {
		return [ 'devices' => self::ALL ];
	}

	/**
	 * Known devices once and in the order of ALL, then what the schema refuses.
	 */
	public function normalize( array $group ): array {
		$sent = $group['devices'] ?? null;
		if ( ! is_array( $sent ) || ! array_is_list( $sent ) ) {
			return $group;
		}
		$known   = array_values( array_filter( self::ALL, static fn ( string $device ) => in_array( $device, $sent, true ) ) );
		$unknown = array_values( array_filter( $sent, static fn ( mixed $device ) => ! in_array( $device, self::ALL, true ) ) );
		return array_replace( $group, [ 'devices' => [ ...$known, ...$unknown ] ] );
	}

	public function errors( array $group ): array {
		return $group['devices'] === []
			? [ new FieldError( 'devices', 'required', __( 'Choose at least one device.', 'userfeedback' ) ) ]
			: [];
	}

	public function features(): array {
		return [ 'devices' => Feature::Devices ];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}
}

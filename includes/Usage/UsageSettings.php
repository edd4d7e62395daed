<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Settings\SettingFields;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\JsonSchema;

/**
 * The plugin's setting of usage tracking. Every plan has it.
 *
 * @since 0.7.0
 */
final class UsageSettings implements SettingFields {

	public const FIELD = 'allow_usage_tracking';

	/**
	 * Whether the owner has opted in.
	 */
	public static function isAllowed(): bool {
		return Settings::loaded()->value( self::FIELD ) === true;
	}

	public function schemas(): array {
		return [
			self::FIELD => JsonSchema::described( JsonSchema::YES_NO, 'Whether counts of what this site uses are sent weekly to the vendor.' ),
		];
	}

	public function read( Settings $settings ): array {
		// The option may have been changed by hand: nothing but true is consent.
		return [ self::FIELD => $settings->value( self::FIELD ) === true ];
	}

	public function normalize( array $sent ): array {
		return $sent;
	}

	public function errors( array $before, array $after ): array {
		return [];
	}

	public function used( array $before, array $after ): array {
		return [];
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * The plugin's setting whether surveys offer visitors to delete what they have answered. The way to do it exists without the setting: people have a
 * right to it.
 *
 * @since 0.7.0
 */
final class AnswerDeletion implements SettingFields {

	public const FIELD = 'visitor_deletion';

	/**
	 * Whether surveys offer it.
	 */
	public static function isOffered(): bool {
		return Settings::loaded()->value( self::FIELD ) === true;
	}

	/**
	 * Whether two values of the plugin's option differ in it.
	 */
	public static function differs( mixed $before, mixed $after ): bool {
		$isOffered = static fn ( mixed $option ): bool => is_array( $option ) && ( $option[ self::FIELD ] ?? false ) === true;
		return $isOffered( $before ) !== $isOffered( $after );
	}

	public function schemas(): array {
		return [
			self::FIELD => JsonSchema::described( JsonSchema::YES_NO, 'Whether the end of a survey offers visitors to delete their answers.' ),
		];
	}

	public function read( Settings $settings ): array {
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

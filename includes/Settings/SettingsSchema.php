<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * What the settings look like. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.1.0
 */
final class SettingsSchema {

	private const MAX_ROLES = 200;

	/**
	 * All settings.
	 *
	 * @param list<SettingFields> $fields   Those of other domains.
	 * @param list<string>|null   $required Names that must be there; null for all.
	 * @return ObjectSchema
	 */
	public static function settings( array $fields, ?array $required = null ): array {
		$roles = JsonSchema::listOf( [ 'type' => 'string', 'maxLength' => 100 ] ) + [ 'maxItems' => self::MAX_ROLES ];
		return JsonSchema::object(
			[
				Settings::CREATE_EDIT_SURVEYS => JsonSchema::described( $roles, 'Keys of the roles that may create and edit surveys.' ),
				Settings::VIEW_RESULTS        => JsonSchema::described( $roles, 'Keys of the roles that may see results and responses.' ),
				Settings::DELETE_SURVEYS      => JsonSchema::described( $roles, 'Keys of the roles that may delete surveys and responses.' ),
			] + array_merge( [], ...array_map( static fn ( SettingFields $of ) => $of->schemas(), $fields ) ),
			$required
		);
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\FieldError;

/**
 * Settings of the plugin that belong to another domain, which knows their rules. Modules name them in Module::settingFields().
 *
 * @since 0.4.0
 */
interface SettingFields {

	/**
	 * JSON schemas, as for register_rest_route(). Needs no WordPress, so that types can be generated without one.
	 *
	 * @return non-empty-array<string, array<string, mixed>> By name of the setting; no other fields have these names.
	 */
	public function schemas(): array;

	/**
	 * The settings, with defaults for what is not stored or not usable.
	 *
	 * @return array<string, mixed> The names of schemas().
	 */
	public function read( Settings $settings ): array;

	/**
	 * Normalises sent values before the schemas validate them, so they may have any type.
	 *
	 * @param array<mixed> $sent Some of the settings, and those of others.
	 * @return array<mixed>
	 */
	public function normalize( array $sent ): array;

	/**
	 * Errors of values that are valid for their schemas.
	 *
	 * @param array<string, mixed> $before See read().
	 * @param array<string, mixed> $after  The same with the requested changes.
	 * @return list<FieldError>
	 */
	public function errors( array $before, array $after ): array;

	/**
	 * The features that a change starts to use.
	 *
	 * @param array<string, mixed> $before See read().
	 * @param array<string, mixed> $after  The same with the requested changes.
	 * @return array<string, Feature> By name of the setting.
	 */
	public function used( array $before, array $after ): array;
}

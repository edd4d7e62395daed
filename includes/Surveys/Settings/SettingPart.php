<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;

/**
 * One setting of a SettingGroup, such as the devices of settings.targeting: one or more fields of the group's object.
 *
 * @since 0.3.0
 */
abstract class SettingPart {

	/**
	 * JSON schemas of its fields.
	 *
	 * @return non-empty-array<string, array<string, mixed>> By field name.
	 */
	abstract public function schemas(): array;

	/**
	 * Default values of its fields. Applied on each read, so texts are in the reader's language.
	 *
	 * @return non-empty-array<string, mixed> By field name, the same names as in schemas().
	 */
	abstract public function defaults(): array;

	/**
	 * Fields that follow the plugin's settings of the widget as long as the owner of a survey has not changed them. Those of one list depend on each
	 * other and are stored together: a text colour of the plugin may not be visible on a survey's own background.
	 *
	 * @since 0.4.0
	 *
	 * @return array<string, non-empty-list<string>> Lists of field names, by the first of each.
	 */
	public function inheritable(): array {
		return [];
	}

	/**
	 * Normalises sent values before the schemas validate them, so they may have any type and fields may be missing.
	 *
	 * @param array<mixed> $group The sent object, with the fields of all parts.
	 * @return array<mixed>
	 */
	public function normalize( array $group ): array {
		return $group;
	}

	/**
	 * Errors of a group that is valid for its schema.
	 *
	 * @param array<mixed> $group
	 * @return list<FieldError> Field paths are relative to the group.
	 */
	public function errors( array $group ): array {
		return [];
	}

	/**
	 * Errors of a change, see ChangeRules::changeErrors().
	 *
	 * @param array<mixed> $before The stored group.
	 * @param array<mixed> $after  The requested group.
	 * @return list<FieldError> Field paths are relative to the group.
	 */
	public function changeErrors( array $before, array $after ): array {
		return [];
	}

	/**
	 * What is missing before the survey can be published.
	 *
	 * @param array<mixed> $group
	 * @return list<FieldError> Field paths are relative to the group.
	 */
	public function publishErrors( array $group ): array {
		return [];
	}

	/**
	 * Features that its fields need.
	 *
	 * @return array<string, Feature> By field name.
	 */
	public function features(): array {
		return [];
	}

	/**
	 * Whether a change starts to use the feature of a field: by default when it changes to another value than its default.
	 *
	 * @param mixed $before The group before the change.
	 * @param mixed $after  The requested group.
	 */
	public function uses( string $field, mixed $before, mixed $after ): bool {
		$value = Cast::at( $after, $field );
		return $value !== Cast::at( $before, $field ) && $value !== ( $this->defaults()[ $field ] ?? null );
	}

	/**
	 * The group with a field set back to its default: what visitors get while the field's feature is locked.
	 *
	 * @param string       $field A key of features().
	 * @param array<mixed> $group
	 * @return array<mixed>
	 */
	public function withoutUse( string $field, array $group ): array {
		return array_replace( $group, [ $field => $this->defaults()[ $field ] ?? null ] );
	}

	/**
	 * JSON schemas of its page data, by field name. Empty for none.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function visitorSchemas(): array {
		return [];
	}

	/**
	 * Fields of visitorSchemas() that pages have only with another value than the default, for settings that few surveys use.
	 *
	 * @since 0.4.0
	 *
	 * @return list<string>
	 */
	public function rareVisitorFields(): array {
		return [];
	}

	/**
	 * Its page data, with the field names of visitorSchemas(). Pages are cached and public: no personal data, no secrets.
	 *
	 * @param array<mixed> $group The stored group; fields with a locked feature have their defaults.
	 * @return array<string, mixed>
	 */
	public function visitorValues( array $group ): array {
		$defaults = array_intersect_key( $this->defaults(), array_flip( $this->rareVisitorFields() ) );
		/** @var array<string, mixed> $values */
		$values = array_intersect_key( $group, $this->visitorSchemas() );
		return array_filter(
			$values,
			static fn ( mixed $value, string $field ) => ! array_key_exists( $field, $defaults ) || $value !== $defaults[ $field ],
			ARRAY_FILTER_USE_BOTH
		);
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Support\FieldError;

/**
 * A section of a survey's settings. Schema, validation, feature check, page data and duplicate iterate the registered sections.
 *
 * Extend JsonSection, which implements most methods. Implement the interface directly only for a value with its own column.
 *
 * @since 0.2.0
 */
interface SettingSection {

	/**
	 * Path in a survey of the REST API: settings.<name>, notifications.<name>, or the name of a field. Other plugins start the name with their own
	 * prefix, for example settings.acme_greeting.
	 */
	public function path(): string;

	/**
	 * JSON schema of the value, as for register_rest_route(). Null if owners cannot change it; the section is then not in the REST API.
	 *
	 * @return array<string, mixed>|null
	 */
	public function schema(): ?array;

	/**
	 * The value of a survey, in the shape of schema(), with defaults for what is not stored.
	 */
	public function read( Survey $survey ): mixed;

	/**
	 * The survey with a new value.
	 *
	 * @param mixed $value In the shape of schema(); null removes the stored value.
	 */
	public function write( Survey $survey, mixed $value ): Survey;

	/**
	 * Value that is stored with a new survey. Null stores nothing, so the default applies on each read.
	 */
	public function initial(): mixed;

	/**
	 * Whether a duplicate gets the original's value; otherwise it gets that of a new survey.
	 */
	public function isCopied(): bool;

	/**
	 * Normalises a sent value before the schema validates it, so the value may have any type.
	 */
	public function normalize( mixed $value ): mixed;

	/**
	 * Errors of a value that is valid for the schema.
	 *
	 * @return list<FieldError> Field paths are relative to the section; '' is the whole value.
	 */
	public function errors( mixed $value ): array;

	/**
	 * Features that fields need.
	 *
	 * @return array<string, Feature> By field path relative to the section; '' is the whole value.
	 */
	public function features(): array;

	/**
	 * Whether a change starts to use the feature of a field. Called only for changes, while the feature is locked.
	 *
	 * @param string $field  A key of features().
	 * @param mixed  $before The value before the change.
	 * @param mixed  $after  The requested value.
	 */
	public function uses( string $field, mixed $before, mixed $after ): bool;

	/**
	 * The value with a field set back to its default: what visitors get while the field's feature is locked. The stored value stays.
	 *
	 * @since 0.3.0
	 *
	 * @param string $field A key of features().
	 */
	public function withoutUse( string $field, mixed $value ): mixed;

	/**
	 * The value for users who may not view results, because it says where answers are sent. Called for notifications only.
	 */
	public function masked( mixed $value ): mixed;

	/**
	 * JSON schema of the section's page data, at its path. Null for none.
	 *
	 * @return array<string, mixed>|null
	 */
	public function visitorSchema(): ?array;

	/**
	 * Page data in the shape of visitorSchema(). Pages are cached and public: no personal data, no secrets.
	 *
	 * @param mixed $value See read().
	 */
	public function visitorValue( mixed $value ): mixed;
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Support\FieldError;

/**
 * One part of what a survey can be set to. Schema, validation, feature check, visitor's page and duplicate iterate the registered sections.
 *
 * Extend JsonSection, which answers most of this; implement the interface itself only for a value that is kept in a column of its own.
 *
 * @since 0.2.0
 */
interface SettingSection {

	/**
	 * Where the section is in a survey as the REST API has it: settings.<name>, notifications.<name>, or the name of a field. A plugin's own
	 * section starts its name with something of the plugin, for example settings.acme_greeting.
	 */
	public function path(): string;

	/**
	 * JSON schema of the value, as register_rest_route() takes it. Null when owners set nothing here: the section is not in the REST API then.
	 *
	 * @return array<string, mixed>|null
	 */
	public function schema(): ?array;

	/**
	 * The value of a survey, in the shape of schema(). What is not stored is filled in.
	 */
	public function read( Survey $survey ): mixed;

	/**
	 * The survey with another value.
	 *
	 * @param mixed $value In the shape of schema(); null takes away what is stored.
	 */
	public function write( Survey $survey, mixed $value ): Survey;

	/**
	 * What is stored with a new survey. Null when nothing is, so that the default is filled in whenever the survey is read.
	 */
	public function initial(): mixed;

	/**
	 * Whether a duplicate gets the value of the original; otherwise it has that of a new survey.
	 */
	public function isCopied(): bool;

	/**
	 * Tidies what was sent, before the schema checks it: the value may be of any type.
	 */
	public function normalize( mixed $value ): mixed;

	/**
	 * What is wrong with a value that the schema accepts.
	 *
	 * @return list<FieldError> Field paths start at the section; '' is the whole value.
	 */
	public function errors( mixed $value ): array;

	/**
	 * The features that fields ask for.
	 *
	 * @return array<string, Feature> By field path from the section; '' is the whole value.
	 */
	public function features(): array;

	/**
	 * Whether a change newly puts the feature of a field to use. Only asked while the feature is locked, and of a change.
	 *
	 * @param string $field  A key of features().
	 * @param mixed  $before The value as it is stored.
	 * @param mixed  $after  The value as somebody wants it to be.
	 */
	public function uses( string $field, mixed $before, mixed $after ): bool;

	/**
	 * The value as people see it who may not view results, when it says where answers are sent. Asked of notifications only.
	 */
	public function masked( mixed $value ): mixed;

	/**
	 * JSON schema of what a visitor's page carries of the section, at its path. Null when it carries nothing.
	 *
	 * @return array<string, mixed>|null
	 */
	public function visitorSchema(): ?array;

	/**
	 * What a visitor's page carries, in the shape of visitorSchema(). Pages are cached and public: nothing about one visitor, nothing secret.
	 *
	 * @param mixed $value See read().
	 */
	public function visitorValue( mixed $value ): mixed;
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\Logic\Comparator;

/**
 * How questions of one type are stored and counted, for the builder and the results. The core has a form for every type, including those whose
 * add-on is not active, so that no survey loses data. A QuestionType can also be answered.
 *
 * @since 0.1.0
 */
interface QuestionForm {

	/**
	 * JSON schema of a question's config.
	 *
	 * @return array<string, mixed>
	 */
	public function configSchema(): array;

	/**
	 * JSON schemas of the settings that only this type has, each with its default.
	 *
	 * @return array<string, array{default: mixed, ...}> By name.
	 */
	public function settingsSchema(): array;

	/**
	 * Normalises a config that is valid for the schema, for example by trimming options. Only the returned config is stored.
	 *
	 * @param array<string, mixed> $config What was sent.
	 * @return array<string, mixed>
	 */
	public function normalizeConfig( array $config ): array;

	/**
	 * Errors of a question, regardless of the survey's status. Field paths are relative to the question.
	 *
	 * @return list<FieldError>
	 */
	public function errors( Question $question ): array;

	/**
	 * Whether the question has all required options.
	 */
	public function hasRequiredOptions( Question $question ): bool;

	/**
	 * Whether answers are counted by value (texts are listed instead).
	 */
	public function isQuantitative(): bool;

	/**
	 * All values by which answers are counted, in order: options, or the numbers of a scale; empty for texts.
	 *
	 * @return list<string>
	 */
	public function values( Question $question ): array;

	/**
	 * Comparators that conditions on an answer may use, default first. The builder's definition of the type lists the same ones.
	 *
	 * @since 0.3.0
	 *
	 * @return list<Comparator>
	 */
	public function comparators(): array;
}

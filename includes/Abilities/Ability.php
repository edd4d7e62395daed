<?php

declare( strict_types=1 );

namespace UserFeedback\Abilities;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Something that programs such as AI assistants can do with the plugin, as WordPress' Abilities API describes it. None of them deletes or replaces
 * anything.
 *
 * @phpstan-import-type ObjectSchema from \UserFeedback\Support\JsonSchema
 * @since 0.7.0
 */
final class Ability {

	/**
	 * @param string                                     $label       Translated, a few words.
	 * @param string                                     $description Translated: what it does and when to use it.
	 * @param string                                     $capability  One of Model\Capability::ALL that its user needs.
	 * @param ObjectSchema                               $input       Schema of what it takes.
	 * @param array<string, mixed>                       $output      Schema of what it answers.
	 * @param Closure(array<string, mixed>): array<mixed> $work        Receives the input, which fits the schema and has its defaults.
	 * @param bool                                       $isReadOnly  Whether it stores nothing; otherwise each call adds something.
	 */
	public function __construct(
		public readonly string $label,
		public readonly string $description,
		public readonly string $capability,
		public readonly array $input,
		public readonly array $output,
		public readonly Closure $work,
		public readonly bool $isReadOnly = true
	) {}
}

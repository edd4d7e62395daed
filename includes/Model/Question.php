<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

defined( 'ABSPATH' ) || exit;

/**
 * One question of a survey.
 *
 * @phpstan-type Condition array{question_id: string, compare: string, value: string|list<string>, off?: bool}
 * @phpstan-type Logic array{enabled: bool, action: string, conditions: list<Condition>}
 * @phpstan-type Stored array{
 *     id: string,
 *     type: string,
 *     title: string,
 *     description?: string,
 *     config: array<string, mixed>,
 *     settings: array<string, mixed>,
 *     logic: Logic
 * }
 * @since 0.1.0
 */
final class Question {

	/**
	 * @param string               $id          Made by the builder, unique in the survey, kept for ever.
	 * @param string               $type        Name of a question type, for example radio-button.
	 * @param string               $title       What the visitor is asked.
	 * @param string               $description Plain text below the title, possibly with line breaks; empty for none.
	 * @param array<string, mixed> $config      What the type needs, for example options.
	 * @param array<string, mixed> $settings    required, randomize, comment_box and what its type has besides.
	 * @param Logic                $logic       When the question is shown.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $type,
		public readonly string $title,
		public readonly string $description,
		public readonly array $config,
		public readonly array $settings,
		public readonly array $logic
	) {}

	/**
	 * The same question with some fields changed.
	 *
	 * @since 0.7.0
	 *
	 * @param mixed ...$changes Named as the constructor's parameters.
	 */
	public function with( mixed ...$changes ): self {
		// @phpstan-ignore argument.type (What a caller names wrongly or gives another type, PHP itself refuses.)
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	/**
	 * Reads a question that a schema has accepted (or that was stored).
	 *
	 * @param array<string, mixed> $data As toArray() gives it.
	 */
	public static function fromArray( array $data ): self {
		/** @var Stored $data */
		return new self( $data['id'], $data['type'], $data['title'], $data['description'] ?? '', $data['config'], $data['settings'], $data['logic'] );
	}

	/**
	 * As it is stored and sent; see QuestionSchema::of(). Without a description if it is empty.
	 *
	 * @return Stored
	 */
	public function toArray(): array {
		return [
			'id'    => $this->id,
			'type'  => $this->type,
			'title' => $this->title,
		] + ( $this->description === '' ? [] : [ 'description' => $this->description ] ) + [
			'config'   => $this->config,
			'settings' => $this->settings,
			'logic'    => $this->logic,
		];
	}

	/**
	 * Whether a visitor has to answer it.
	 */
	public function isRequired(): bool {
		return ( $this->settings['required'] ?? false ) === true;
	}

	/**
	 * Labels of the options, in order; none for a type without options.
	 *
	 * @return list<string>
	 */
	public function options(): array {
		$options = $this->config['options'] ?? [];
		// Other plugins may have stored what is no option: it has no label.
		$label = static function ( mixed $option ): string {
			$label = is_array( $option ) ? $option['label'] ?? '' : $option;
			return is_string( $label ) ? $label : '';
		};
		return is_array( $options ) ? array_map( $label, array_values( $options ) ) : [];
	}

	/**
	 * Ids of the options, in order, see OptionId.
	 *
	 * @since 0.7.0
	 *
	 * @return list<string>
	 */
	public function optionIds(): array {
		$stored = $this->config['option_ids'] ?? [];
		$stored = is_array( $stored ) ? array_values( $stored ) : [];
		$ids    = [];
		foreach ( $this->options() as $index => $label ) {
			$id    = $stored[ $index ] ?? '';
			$ids[] = is_string( $id ) && $id !== '' ? $id : OptionId::ofLabel( $label );
		}
		return $ids;
	}

	/**
	 * The id of an option.
	 *
	 * @since 0.7.0
	 *
	 * @param string $name Its id, or else its label.
	 * @return string|null Null if there is no such option.
	 */
	public function optionId( string $name ): ?string {
		$ids = $this->optionIds();
		if ( in_array( $name, $ids, true ) ) {
			return $name;
		}
		$index = array_search( $name, $this->options(), true );
		return $index === false ? null : $ids[ $index ];
	}

	/**
	 * The label of an option.
	 *
	 * @since 0.7.0
	 *
	 * @param string $name Its id, or else its label.
	 * @return string|null Null if there is no such option.
	 */
	public function optionLabel( string $name ): ?string {
		$index = array_search( $this->optionId( $name ), $this->optionIds(), true );
		return $index === false ? null : $this->options()[ $index ];
	}
}

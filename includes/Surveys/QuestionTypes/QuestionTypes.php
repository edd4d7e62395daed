<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * The question types that this site knows: every form there is, and which of them can be answered here.
 */
final class QuestionTypes {

	/** @var array<string, QuestionForm> */
	private array $forms = [];

	/**
	 * @param list<QuestionForm> $forms Of two with one name the later one counts: an add-on's type takes the place of the core's form.
	 */
	public function __construct( array $forms ) {
		foreach ( $forms as $form ) {
			$this->forms[ $form->name() ] = $form;
		}
	}

	/**
	 * The core's own.
	 */
	public static function core(): self {
		return new self(
			[
				new Checkbox(),
				new RadioButton(),
				new ImageRadio(),
				new IconChoice(),
				new EmailCapture(),
				new SingleText(),
				new LongText(),
			]
		);
	}

	/**
	 * How a question of this name is written, or null.
	 */
	public function form( string $name ): ?QuestionForm {
		return $this->forms[ $name ] ?? null;
	}

	/**
	 * The type of this name, or null when nobody can answer such a question here.
	 */
	public function find( string $name ): ?QuestionType {
		$form = $this->form( $name );
		return $form instanceof QuestionType ? $form : null;
	}

	/**
	 * All forms by name, in the order in which the builder offers them.
	 *
	 * @return array<string, QuestionForm>
	 */
	public function all(): array {
		return $this->forms;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Implemented by question types that can be asked in a plain HTML form, as inline surveys do (Widget\Inline). An inline survey leaves out optional
 * questions of other types, and cannot be answered if a required question has such a type.
 *
 * @since 0.6.0
 */
interface ServerForm {

	/**
	 * HTML of the question's fields, without its title, description and error message. All texts in it must be escaped, see Support\Html.
	 *
	 * @param Question  $question As in the page data, see VisitorView.
	 * @param FormField $field    Names, ids, texts and what the visitor has sent.
	 */
	public function fieldsHtml( Question $question, FormField $field ): string;

	/**
	 * What the field named FormField::valueName() means.
	 */
	public function formValue(): FormValue;

	/**
	 * Whether there are several fields for one answer, such as radio buttons. They become a group with the title as its name; otherwise the title is
	 * the label of the field with the id FormField::fieldId().
	 */
	public function isGroup(): bool;
}

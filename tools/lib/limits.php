<?php
/**
 * Limits that both sides enforce, for tools/schemas.php.
 */

declare( strict_types=1 );

use UserFeedback\AI\Translations\SuggestionService;
use UserFeedback\PostRatings\Settings\RatingSettingsSchema;
use UserFeedback\Responses\ResponseRemarks;
use UserFeedback\Responses\TagNames;
use UserFeedback\Settings\CookieDays;
use UserFeedback\Settings\RetentionDays;
use UserFeedback\Surveys\Files\SurveyFile;
use UserFeedback\Surveys\Logic\ConditionFields;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\Checkbox;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\QuestionTypes\EmailCapture;
use UserFeedback\Surveys\QuestionTypes\LongText;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\SingleText;
use UserFeedback\Surveys\QuestionTypes\StarRatingForm;
use UserFeedback\Surveys\QuestionTypes\WrittenQuestion;
use UserFeedback\Surveys\Settings\Behavior\AfterClosing;
use UserFeedback\Surveys\Settings\Behavior\Timing;
use UserFeedback\Surveys\Settings\Behavior\VisitorShare;
use UserFeedback\Surveys\Settings\RedirectTarget;
use UserFeedback\Surveys\Settings\Targeting\Pages;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Settings\Theming\Buttons;
use UserFeedback\Surveys\Settings\Theming\Toggle;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Widget\Cooldown;

/**
 * Limits that both sides enforce: the server refuses larger values, and the screens prevent them.
 *
 * @return array<string, int>
 */
function limits(): array {
	return [
		'titleLength'   => SurveySchema::MAX_TITLE_LENGTH,
		'descriptionLength' => QuestionSchema::MAX_DESCRIPTION_LENGTH,
		'placeholderLength' => WrittenQuestion::MAX_PLACEHOLDER_LENGTH,
		'messageLength' => ThankYou::MAX_LENGTH,
		'questions'     => SurveySchema::MAX_QUESTIONS,
		'optionLength'  => ChoiceForm::MAX_LABEL_LENGTH,
		'minOptions'    => ChoiceForm::MIN_OPTIONS,
		'minCheckboxes' => Checkbox::MIN_OPTIONS,
		'maxOptions'    => ChoiceForm::MAX_OPTIONS,
		'fileBytes'     => SurveyFile::MAX_BYTES,
		'suggestedTexts' => SuggestionService::MOST_TEXTS,
		'suggestedCharacters' => SuggestionService::MOST_CHARACTERS,
		'textLength'    => SingleText::MAX_LENGTH,
		'longText'      => LongText::MAX_LENGTH,
		'emailLength'   => EmailCapture::MAX_LENGTH,
		'nameLength'    => EmailCapture::MAX_NAME_LENGTH,
		'privacyLength' => EmailCapture::MAX_PRIVACY_LENGTH,
		'timingDelay'   => Timing::MAX_DELAY,
		'scrollPercent' => Timing::MAX_PERCENT,
		'closedDays'    => AfterClosing::MAX_DAYS,
		'leastShare'    => VisitorShare::LEAST,
		'cookieDays'    => CookieDays::MAX_DAYS,
		'retentionDays' => RetentionDays::MAX_DAYS,
		'retentionHeldDays' => RetentionDays::MAX_HELD,
		'cooldownDays'  => Cooldown::MAX_DAYS,
		'buttonLength'  => Buttons::MAX_LENGTH,
		'toggleLength'  => Toggle::MAX_LENGTH,
		'pageRules'     => Pages::MAX_RULES,
		'pageRuleText'  => Pages::MAX_TEXT,
		'pageRuleChoices' => Pages::MAX_CHOICES,
		'conditions'    => ConditionFields::MAX_CONDITIONS,
		'valueLength'   => ConditionFields::MAX_VALUE_LENGTH,
		'stars'         => StarRatingForm::MOST,
		'npsMost'       => NpsForm::MOST,
		'urlLength'     => RedirectTarget::MAX_URL_LENGTH,
		'noteLength'    => ResponseRemarks::MAX_NOTE_LENGTH,
		'tagLength'     => TagNames::MAX_LENGTH,
		'tags'          => TagNames::MAX,
		'ratingQuestion' => RatingSettingsSchema::MAX_QUESTION_LENGTH,
		'ratingMessage' => RatingSettingsSchema::MAX_MESSAGE_LENGTH,
		'ratingLabel'   => RatingSettingsSchema::MAX_LABEL_LENGTH,
	];
}

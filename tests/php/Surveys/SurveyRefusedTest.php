<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\Files\FileRefused;
use UserFeedback\Surveys\SurveyRefused;
use UserFeedback\Tests\TestCase;

/**
 * Messages that people read name a question by its number, never by the path of a field.
 */
final class SurveyRefusedTest extends TestCase {

	public function testNamesTheQuestionByItsNumber(): void {
		$error = SurveyRefused::invalid( [ new FieldError( 'questions[2].config.options[0].label', 'required', 'Enter a text.' ) ] );
		self::assertSame( 'The survey was not saved. Question 3: Enter a text.', $error->getMessage() );
	}

	public function testLeavesOutThePathOfAnotherField(): void {
		$error = SurveyRefused::invalid( [ new FieldError( 'settings.timing.delay', 'range', 'Enter whole seconds.' ) ] );
		self::assertSame( 'The survey was not saved. Enter whole seconds.', $error->getMessage() );
		self::assertSame( 'settings.timing.delay', $error->errors[0]->field );
	}

	public function testLeavesOutThePathInAFile(): void {
		self::assertStringNotContainsString( 'file.format', FileRefused::notASurvey( 'file.format' )->getMessage() );
	}
}

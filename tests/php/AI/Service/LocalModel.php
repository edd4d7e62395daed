<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AI\Service;

use WordPress\AiClient\Providers\Http\DTO\Request;
use WordPress\AiClient\Providers\Http\Enums\HttpMethodEnum;
use WordPress\AiClient\Providers\OpenAiCompatibleImplementation\AbstractOpenAiCompatibleTextGenerationModel;

/**
 * A model of the service.
 */
final class LocalModel extends AbstractOpenAiCompatibleTextGenerationModel {

	/**
	 * @param array<string, string|list<string>>       $headers
	 * @param string|array<string, mixed>|null         $data
	 */
	protected function createRequest( HttpMethodEnum $method, string $path, array $headers = [], mixed $data = null ): Request {
		return new Request( $method, LocalProvider::url( $path ), $headers, $data, $this->getRequestOptions() );
	}
}

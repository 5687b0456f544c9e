import 'virtual:tokens.css';
import './styles/studio.css';
import './ui/button.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NoConnection } from './api/problem.ts';
import { Entrance } from './entrance.tsx';
import { Boundary } from './ui/boundary.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => error instanceof NoConnection && failures < 3,
      staleTime: 2_000,
    },
  },
});

const root = document.getElementById('studio');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Boundary name="The studio" isScreen>
          <Entrance />
        </Boundary>
      </QueryClientProvider>
    </StrictMode>,
  );
